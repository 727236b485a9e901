import { hash } from "node:crypto";
import { refusalStatus } from "@todayfruit/contract/refusals";
import { LRUCache } from "lru-cache";
import { RefusalError } from "../refusal-error.ts";
import type { Shown } from "./collect-product-tags-and-change-instants.ts";
import { type Coding, compressOnce, compressWell, decode } from "./compress-body.ts";
import { computeReplyLifetime } from "./compute-reply-lifetime.ts";
import { copyToOwnBuffer } from "./copy-to-own-buffer.ts";
import { type EdgeTagHeader, edgeTagValue, withoutSharing } from "./derive-edge-tags-and-purges.ts";

/** Reply as bytes, with the values of its headers. */
export type CachedReply = {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  /** Bytes without a coding; decoded from a coded form where only that is kept. */
  plain: () => Buffer;
  /** Bytes that `plain` occupies; 0 where it is decoded. */
  plainBytes: number;
  /** Bytes in the content codings that it has: that of its first request, and both once it is asked for again. */
  coded: { readonly [C in Coding]?: Buffer };
  /** In ms since 1970, as the next three. */
  madeAt: number;
  freshUntil: number;
  /** Instant until which the stale reply may be served while a new one is made. */
  staleUntil: number;
  /** Instant until which it is served when making another one fails. */
  errorUntil: number;
  tags: readonly string[];
};

/** Parts of a cached reply or a file that are sent. */
export type SentReply = Pick<CachedReply, "status" | "headers" | "etag" | "plain" | "coded">;

export type Rendered = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  tags: readonly string[];
  /** Seconds for which it is fresh; 0 keeps nothing. */
  seconds: number;
} & Pick<Shown, "changesAt" | "saleChangesAt">;

/**
 * Origin of a served reply: cached and fresh; cached and being refreshed; made for this request; cached because making
 * failed.
 */
export type Served = "fresh" | "stale" | "made" | "over_error";

export type ResponseCache = {
  /**
   * Returns the cached reply; refreshes a stale one in the background; makes a missing one once for all concurrent
   * requests. When making fails (anything thrown but a refusal below 500, or a status from 500 on), serves the last
   * good reply for up to a day.
   *
   * @param coding content coding of the request that may make it
   */
  get(key: string, make: () => Promise<Rendered>, coding?: Coding | "plain"): Promise<CachedReply>;
  /** Returns the cached reply if it is fresh, without waiting. */
  peek(key: string): CachedReply | undefined;
  /** Drops every reply that carries one of the tags. */
  drop(tags: readonly string[]): void;
  clear(): void;
};

export type ResponseCacheOptions = {
  now: () => number;
  maxBytes: number;
  /** Header in which replies name their tags to a cache in front of the shop; none when left out. */
  tagHeader?: EdgeTagHeader | undefined;
  onError: (error: unknown) => void;
  /** Called for each reply that was made, for metrics. */
  onMake?: () => void;
  /** Called for each reply that was served, for metrics. */
  onServe?: (how: Served) => void;
};

/**
 * Time after a failure in which requests get the last good reply without waiting, in ms; the next try runs in the
 * background.
 */
const FAILING_MS = 5000;

export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { now, maxBytes, tagHeader, onError, onMake, onServe } = options;
  const kept = new LRUCache<string, CachedReply>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  const running = new Map<string, Promise<CachedReply>>();
  /** Instant of the last failed refresh of a cached reply. */
  const failedAt = new WeakMap<CachedReply, number>();
  /** Replies that were asked for again. */
  const compressing = new WeakSet<CachedReply>();
  /** Counter of drops: a reply begun before a drop is not kept after it. */
  let changes = 0;

  function keep(key: string, reply: CachedReply): void {
    if (reply.status >= 500) noteFailure(key);
    else if (reply.freshUntil > now()) kept.set(key, compact(reply));
    else kept.delete(key);
  }

  function noteFailure(key: string): void {
    const last = kept.peek(key);
    if (last) failedAt.set(last, now());
  }

  function refresh(
    key: string,
    make: () => Promise<Rendered>,
    coding: Coding | "plain",
  ): Promise<CachedReply> {
    const already = running.get(key);
    if (already) return already;
    const before = changes;
    onMake?.();
    const work = make()
      .then((rendered) => replyOf(rendered, now(), { tagHeader, coding }))
      .then((reply) => {
        if (changes !== before) return unshared(reply);
        keep(key, reply);
        return reply;
      })
      .catch((error: unknown) => {
        // A refusal below 500 is an answer and makes the cached reply obsolete.
        if (isAnswer(error)) kept.delete(key);
        else noteFailure(key);
        throw error;
      })
      .finally(() => {
        if (running.get(key) === work) running.delete(key);
      });
    running.set(key, work);
    return work;
  }

  /** Returns the last good reply, unless it was dropped or expired while another was being made. */
  function lastGood(key: string): CachedReply | undefined {
    const reply = kept.get(key);
    return reply && reply.errorUntil > now() ? reply : undefined;
  }

  async function madeOrKept(
    key: string,
    make: () => Promise<Rendered>,
    coding: Coding | "plain",
  ): Promise<CachedReply> {
    const made = await refresh(key, make, coding).catch((error: unknown) => {
      if (isAnswer(error) || !lastGood(key)) throw error;
      onError(error);
      return null;
    });
    if (made && made.status < 500) return served("made", made);
    const last = lastGood(key);
    if (last) return served("over_error", last);
    return served("made", made ?? (await refresh(key, make, coding)));
  }

  /** Serves a fresh reply that is asked for again, and compresses it well for those who follow. */
  function again(key: string, reply: CachedReply): CachedReply {
    if (!compressing.has(reply)) {
      compressing.add(reply);
      compressWell(reply.plain())
        .then((coded) => {
          reply.coded = { br: copyToOwnBuffer(coded.br), gzip: copyToOwnBuffer(coded.gzip) };
          // Counted again with its new size.
          if (kept.peek(key) === reply) kept.set(key, reply);
        })
        .catch(onError);
    }
    return served("fresh", reply);
  }

  function served(how: Served, reply: CachedReply): CachedReply {
    onServe?.(how);
    if (how === "fresh" || how === "made") return reply;
    // Shared caches count freshness from when the reply was made.
    const age = String(Math.floor((now() - reply.madeAt) / 1000));
    return { ...reply, headers: { ...reply.headers, age } };
  }

  return {
    async get(key, make, coding = "br") {
      const reply = lastGood(key);
      if (!reply) return madeOrKept(key, make, coding);
      if (reply.freshUntil > now()) return again(key, reply);
      const isFailing = now() - (failedAt.get(reply) ?? Number.NEGATIVE_INFINITY) < FAILING_MS;
      if (reply.staleUntil <= now() && !isFailing) return madeOrKept(key, make, coding);
      refresh(key, make, coding).catch(onError);
      return served(isFailing ? "over_error" : "stale", reply);
    },
    peek(key) {
      const reply = kept.get(key);
      return reply && reply.freshUntil > now() ? again(key, reply) : undefined;
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

/** Tells a refusal below 500, which is a definite answer, from any other error, after which the answer is unknown. */
function isAnswer(error: unknown): boolean {
  return error instanceof RefusalError && refusalStatus(error.code) < 500;
}

/** Picks the smallest coding the browser takes. */
export function codingFor(accept: string | undefined): Coding | "plain" {
  if (accept === undefined) return "plain";
  if (accept.includes("br")) return "br";
  return accept.includes("gzip") ? "gzip" : "plain";
}

function replyOf(
  { status, headers, body, tags, seconds, changesAt, saleChangesAt }: Rendered,
  now: number,
  { tagHeader, coding }: { tagHeader: EdgeTagHeader | undefined; coding: Coding | "plain" },
): CachedReply {
  const { cacheControl, cdnCacheControl, ...until } = computeReplyLifetime(
    seconds,
    { changesAt, saleChangesAt },
    now,
  );
  const isShared = tagHeader !== undefined && cdnCacheControl !== "no-store";
  return {
    status,
    headers: {
      ...headers,
      "cache-control": cacheControl,
      "cdn-cache-control": cdnCacheControl,
      ...(isShared ? { [tagHeader]: edgeTagValue(tagHeader, tags) } : {}),
    },
    etag: etagOf(body),
    plain: () => body,
    plainBytes: body.length,
    coded: coding === "plain" ? {} : { [coding]: compressOnce(body, coding) },
    madeAt: now,
    ...until,
    tags,
  };
}

/** @example etagOf(Buffer.from("one")) // "\"/gXBH2kVqGBwJGC2iYMDYvcy0tc\"" */
export function etagOf(body: Buffer): string {
  return `"${hash("sha1", body, "base64url")}"`;
}

/** Returns a reply that was begun before a change, and that no shared cache may keep: it was purged there already. */
function unshared(reply: CachedReply): CachedReply {
  return { ...reply, headers: withoutSharing(reply.headers) };
}

/** Bytes of a kept reply beside its bodies and tags, and of each tag, as measured with 20,000 of them. */
const REPLY_BYTES = 2048;
const TAG_BYTES = 40;

/**
 * Bytes from which a body is kept in its codings alone: pages, which browsers take compressed. The shop itself reads
 * shorter ones without a coding, time and again.
 */
const CODED_ONLY_FROM = 64 * 1024;

/** Returns a reply in memory of its own, without its plain bytes when it is long and has a coded form. */
function compact(reply: CachedReply): CachedReply {
  const { br, gzip } = reply.coded;
  const coded = { ...(br && { br: copyToOwnBuffer(br) }), ...(gzip && { gzip: copyToOwnBuffer(gzip) }) };
  if (reply.plainBytes < CODED_ONLY_FROM || (!br && !gzip)) {
    const plain = copyToOwnBuffer(reply.plain());
    return { ...reply, coded, plain: () => plain };
  }
  const compacted: CachedReply = { ...reply, coded, plainBytes: 0, plain: () => decode(compacted.coded) };
  return compacted;
}

function bytesOf({ plainBytes, coded: { br, gzip }, tags }: CachedReply): number {
  return plainBytes + (br?.length ?? 0) + (gzip?.length ?? 0) + REPLY_BYTES + tags.length * TAG_BYTES;
}
