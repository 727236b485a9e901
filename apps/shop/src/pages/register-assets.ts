import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { CachedReply } from "@todayfruit/api/http/cache/response-cache";
import { sendCached } from "@todayfruit/api/http/cache/send-cached";
import type { FastifyInstance } from "fastify";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".png": "image/png",
  ".ico": "image/x-icon",
};

/** Serves the files of a build from memory; names carry a hash of the content, so they are kept for ever. */
export async function registerAssets(app: FastifyInstance, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && path.extname(entry.name) in TYPES);
  for (const entry of files) {
    const file = path.join(entry.parentPath, entry.name);
    const url = `/${path.relative(folder, file).split(path.sep).join("/")}`;
    const kept = await readAsset(file, url.startsWith("/assets/"));
    app.get(url, (request, reply) => sendCached(request, reply, kept));
  }
}

async function readAsset(file: string, isHashed: boolean): Promise<CachedReply> {
  const plain = await readFile(file);
  const [br, gzip] = await Promise.all([readIfThere(`${file}.br`), readIfThere(`${file}.gz`)]);
  return {
    status: 200,
    headers: {
      "content-type": TYPES[path.extname(file)] ?? "application/octet-stream",
      "cache-control": isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    },
    etag: `"${createHash("sha1").update(plain).digest("base64url")}"`,
    plain,
    br: br ?? plain,
    gzip: gzip ?? plain,
    codings: br && gzip ? ["br", "gzip"] : [],
    freshUntil: Number.POSITIVE_INFINITY,
    staleUntil: Number.POSITIVE_INFINITY,
    tags: [],
  };
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
