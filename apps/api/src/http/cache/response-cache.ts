import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { lifetime } from "./lifetime.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A reply as bytes, in each coding it was asked for, with what its headers need. */
export type CachedReply = {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  plain: Buffer;
  gzip: Buffer;
  br: Buffer;
  /** The codings that are smaller than the plain bytes. */
  codings: readonly ("br" | "gzip")[];
  freshUntil: number;
  /** Until then a stale reply may still be shown while a new one is made. */
  staleUntil: number;
  tags: readonly string[];
};

export type Rendered = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  tags: readonly string[];
  /** How long it may be shown without asking again; nothing is kept when 0. */
  seconds: number;
  /** When it stops being true by itself, in ms since 1970. */
  changesAt: number | null;
};

export type ResponseCache = {
  /** The kept reply, refreshed behind the shopper's back when stale, made once however many ask at once. */
  get(key: string, make: () => Promise<Rendered>): Promise<CachedReply>;
  /** The kept reply if it is fresh, without waiting. */
  peek(key: string): CachedReply | undefined;
  /** Forgets every reply that carries one of the tags. */
  drop(tags: readonly string[]): void;
  clear(): void;
};

export type ResponseCacheOptions = {
  now: () => number;
  maxBytes: number;
  onError: (error: unknown) => void;
  /** Told of every reply that had to be made, so that it can be counted. */
  onMake?: () => void;
};

export function createResponseCache({ now, maxBytes, onError, onMake }: ResponseCacheOptions): ResponseCache {
  const kept = new LRUCache<string, CachedReply>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  const running = new Map<string, Promise<CachedReply>>();
  /** Grows with every drop: what was being made before a change is not kept after it. */
  let changes = 0;

  function refresh(key: string, make: () => Promise<Rendered>): Promise<CachedReply> {
    const already = running.get(key);
    if (already) return already;
    const before = changes;
    onMake?.();
    const work = make()
      .then((rendered) => compressed(rendered, now()))
      .then((reply) => {
        if (reply.freshUntil > now() && changes === before) kept.set(key, reply);
        return reply;
      })
      .finally(() => {
        if (running.get(key) === work) running.delete(key);
      });
    running.set(key, work);
    return work;
  }

  return {
    async get(key, make) {
      const reply = kept.get(key);
      if (!reply || reply.staleUntil <= now()) return refresh(key, make);
      if (reply.freshUntil <= now()) refresh(key, make).catch(onError);
      return reply;
    },
    peek(key) {
      const reply = kept.get(key);
      return reply && reply.freshUntil > now() ? reply : undefined;
    },
    drop(tags) {
      changes += 1;
      running.clear();
      for (const [key, reply] of kept.entries()) {
        if (reply.tags.some((tag) => tags.includes(tag))) kept.delete(key);
      }
    },
    clear() {
      changes += 1;
      running.clear();
      kept.clear();
    },
  };
}

/** Picks the smallest coding the browser takes. */
export function codingFor(accept: string | undefined): "br" | "gzip" | "plain" {
  if (accept === undefined) return "plain";
  if (accept.includes("br")) return "br";
  return accept.includes("gzip") ? "gzip" : "plain";
}

async function compressed(
  { status, headers, body, tags, seconds, changesAt }: Rendered,
  now: number,
): Promise<CachedReply> {
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    gzipped(body, { level: 5 }),
  ]);
  const { freshUntil, staleUntil, cacheControl, cdnCacheControl } = lifetime(seconds, changesAt, now);
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  return {
    status,
    headers: { ...headers, "cache-control": cacheControl, "cdn-cache-control": cdnCacheControl },
    etag,
    plain: body,
    gzip: gz,
    br,
    codings: ["br", "gzip"],
    freshUntil,
    staleUntil,
    tags,
  };
}

function bytesOf({ plain, gzip: gz, br }: CachedReply): number {
  return plain.length + gz.length + br.length + 512;
}
