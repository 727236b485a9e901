import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { etagOf, type SentReply } from "@todayfruit/api/http/cache/response-cache";
import { sendCached } from "@todayfruit/api/http/cache/send-cached";
import { leaveOutPageHeaders } from "@todayfruit/api/http/operations/security-headers";
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

/** Service worker: revalidated at each start of a browser. It has its own policy, limited to the shop's origin. */
const SERVICE_WORKER = "/service-worker.js";
const WORKER_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Files that are only ever parts of a page; the worker is none of them. */
const PARTS = /^\/assets\/.*\.(?:js|css)$/;

/** Serves the files of a build from memory. Names contain a hash of the content, so they are cached for ever. */
export async function registerAssets(app: FastifyInstance, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && path.extname(entry.name) in TYPES);
  for (const entry of files) {
    const file = path.join(entry.parentPath, entry.name);
    const url = `/${path.relative(folder, file).split(path.sep).join("/")}`;
    const kept = await readAsset(file, url);
    const isPart = PARTS.test(url);
    app.get(url, (request, reply) => {
      if (isPart) leaveOutPageHeaders(reply);
      return sendCached(request, reply, kept);
    });
  }
}

async function readAsset(file: string, url: string): Promise<SentReply> {
  const plain = await readFile(file);
  const [br, gzip] = await Promise.all([readIfThere(`${file}.br`), readIfThere(`${file}.gz`)]);
  return {
    status: 200,
    headers: {
      "content-type": TYPES[path.extname(file)] ?? "application/octet-stream",
      "cache-control": cachingOf(url),
      ...(url === SERVICE_WORKER ? { "content-security-policy": WORKER_POLICY } : {}),
    },
    etag: etagOf(plain),
    plain: () => plain,
    coded: br && gzip ? { br, gzip } : {},
  };
}

function cachingOf(url: string): string {
  if (url === SERVICE_WORKER) return "no-cache";
  return url.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
