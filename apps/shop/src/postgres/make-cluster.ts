import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { OWNER } from "./build-server-url-and-app-role.ts";
import type { ServerOsAccount } from "./find-server-os-account.ts";

export type ClusterOptions = {
  initdb: string;
  cluster: string;
  home: string;
  password: string;
  user: ServerOsAccount;
};

/** UTF-8 ctype, without which trigrams ignore Hangul. */
const LOCALE = [
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--lc-ctype=C.UTF-8",
  "--lc-collate=C",
];

export function isMade(cluster: string): boolean {
  return existsSync(path.join(cluster, "PG_VERSION"));
}

/** Creates the cluster aside and renames it as a whole, so that a killed start leaves none or all of it. */
export async function makeCluster({ initdb, cluster, home, password, user }: ClusterOptions): Promise<void> {
  const unfinished = `${cluster}.unfinished`;
  await rm(cluster, { recursive: true, force: true });
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const passwordFile = path.join(home, ".initial-password");
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) {
    await Promise.all([chown(unfinished, user.uid, user.gid), chown(passwordFile, user.uid, user.gid)]);
  }
  await chmod(initdb, 0o755);
  try {
    await runInitdb(initdb, unfinished, passwordFile, user);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, cluster);
}

async function runInitdb(initdb: string, folder: string, passwordFile: string, user: ServerOsAccount) {
  const child = spawn(
    initdb,
    [
      `--pgdata=${folder}`,
      `--username=${OWNER}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--no-instructions",
      ...LOCALE,
    ],
    { ...user, stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, LC_ALL: "C.UTF-8" } },
  );
  let complaint = "";
  child.stderr.on("data", (chunk) => {
    complaint += String(chunk);
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`initdb failed with ${code}: ${complaint.slice(-500)}`);
}
