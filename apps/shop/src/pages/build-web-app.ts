import { spawn } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { StopWithMessageError } from "../commands/stop-with-message-error.ts";
import { contentStamp } from "../sources/content-stamp.ts";
import type { Sources } from "../sources/list-source-files.ts";
import { mtimeStamp } from "../sources/mtime-stamp.ts";
import { compressAssets } from "./compress-assets.ts";

/** Web application that React Router builds from its folder. */
export type AppBuild = {
  /** Folder of the application, from the root of the repository. */
  app: string;
  /** Folder of the built files, from the root of the repository. */
  folder: string;
  /** Folders with files whose change requires a new build, besides `SHARED` and the settings of the application. */
  sources: readonly string[];
  env: Readonly<Record<string, string>>;
};

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
/** Folders that every application is built from. */
const SHARED = ["packages/contract/src", "packages/domain/src"];

/** V8 option in MB: a build makes and drops much at once, which small spaces would collect a tenth of its time. */
const ROOM_FOR_MODULES = "--max-semi-space-size=128";

/** Returns the path of the built files. */
export function builtFolder({ folder }: AppBuild): string {
  return path.join(ROOT, folder);
}

/**
 * Checks whether the kept build was made from the current sources: by their times, and by their contents where those have
 * changed.
 */
export async function isBuilt(build: AppBuild): Promise<boolean> {
  const kept = await readFile(stampFile(build), "utf8").catch(withoutStamp);
  if (kept === null) return false;
  const [content, times] = kept.split("\n");
  const now = mtimeStamp(ROOT, sourcesOf(build), Date.now());
  if (now !== null && now === times) return true;
  return content === (await contentStamp(ROOT, sourcesOf(build)));
}

/** Builds an application and compresses its files. An interrupted build counts as not built. */
export async function buildApp(build: AppBuild, opened: AsyncDisposableStack): Promise<void> {
  const times = mtimeStamp(ROOT, sourcesOf(build), Date.now());
  const content = await contentStamp(ROOT, sourcesOf(build));
  await rm(stampFile(build), { force: true });
  await runBuild(build, opened);
  await compressAssets(path.join(builtFolder(build), "client"));
  await writeFile(stampFile(build), [content, times ?? ""].join("\n"));
}

function sourcesOf({ app, sources }: AppBuild): Sources {
  return { folders: [...sources, ...SHARED], settingsOf: app };
}

/** Returns `null` for a build that was never finished; other errors are thrown. */
function withoutStamp(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

function stampFile(build: AppBuild): string {
  return path.join(builtFolder(build), "stamp");
}

async function runBuild({ app, env }: AppBuild, opened: AsyncDisposableStack): Promise<void> {
  const folder = path.join(ROOT, app);
  const command = path.join(path.dirname(findBuilder(folder)), "bin.cjs");
  const child = spawn(process.execPath, [ROOM_FOR_MODULES, command, "build"], {
    cwd: folder,
    env: { ...process.env, ...env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  opened.defer(() => void child.kill());
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += String(chunk);
  });
  child.stderr.on("data", (chunk) => {
    output += String(chunk);
  });
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on("error", reject).on("close", resolve),
  );
  if (code !== 0) throw new Error(`${app} did not build:\n${output.slice(-4000)}`);
}

/** Finds the manifest of the builder, which production packages do not contain. */
function findBuilder(folder: string): string {
  try {
    return createRequire(path.join(folder, "package.json")).resolve("@react-router/dev/package.json");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code !== "MODULE_NOT_FOUND") throw error;
    throw new StopWithMessageError(
      "화면을 만드는 도구가 설치되어 있지 않아요. npm ci로 모든 패키지를 설치하고 npm run build로 먼저 만들어 주세요.",
    );
  }
}
