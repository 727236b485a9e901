import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { assertStorageKey } from "./is-storage-key.ts";
import { type Storage, StorageFull } from "./storage-types.ts";

export type S3Options = {
  /** Path-style address of the bucket, e.g. `https://s3.ap-northeast-2.amazonaws.com/todayfruit`. */
  url: string;
  accessKey: string;
  secretKey: string;
  /** Region; read from the address by default when the provider writes it there, otherwise `us-east-1`. */
  region?: string;
  /** Time limit of one request in ms. */
  timeoutMs?: number;
  /** Requests after the first, for errors that may pass: a lost connection, a timeout, 429 and 5xx. */
  maxRetries?: number;
  wait?: (milliseconds: number) => Promise<unknown>;
};

type Call = {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer> | Blob;
  /** Set to pass the bytes of a successful reply on as they arrive instead of reading them here. */
  asStream?: true;
};
type Reply = { status: number; headers: Headers; bytes: Uint8Array; stream: Readable | null };

const FIRST_PAUSE_MS = 200;
const HASH_HEADER = "x-amz-meta-sha256";

/** Creates storage in a bucket of any provider that supports S3. Each call may be repeated with the same effect. */
export function createS3Bucket(options: S3Options): Storage {
  const { url, accessKey, secretKey, region, timeoutMs = 10_000, maxRetries = 3, wait = pause } = options;
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: "s3",
    ...(region === undefined ? {} : { region }),
  });

  async function ask(key: string, call: Call): Promise<Reply | null> {
    assertStorageKey(key);
    const address = `${url.replace(/\/+$/, "")}/${key.split("/").map(encodeURIComponent).join("/")}`;
    for (let tries = 0; ; tries += 1) {
      const reply = await tryOnce(address, call);
      const mayPass = reply instanceof Error || reply.status === 429 || reply.status >= 500;
      if (!mayPass) return judged(reply, call);
      if (tries >= maxRetries) throw unavailable(reply, call);
      await wait(FIRST_PAUSE_MS * 2 ** tries);
    }
  }

  async function tryOnce(address: string, call: Call): Promise<Reply | Error> {
    try {
      const { asStream, ...sent } = call;
      const request = await client.sign(address, { ...sent, redirect: "manual" });
      return asStream ? await askForStream(request) : await askForBytes(request, sendingTime(call.body));
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  async function askForBytes(request: Request, sendingMs: number): Promise<Reply> {
    const response = await fetch(request, { signal: AbortSignal.timeout(timeoutMs + sendingMs) });
    const { status, headers } = response;
    return { status, headers, bytes: await response.bytes(), stream: null };
  }

  /** Requests a stream. Only its beginning has a time limit: the speed of the rest depends on the reader. */
  async function askForStream(request: Request): Promise<Reply> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), timeoutMs);
    try {
      const { status, headers, body } = await fetch(request, { signal: late.signal });
      const isWanted = status === 206 || status === 200;
      if (!isWanted) await body?.cancel();
      const stream = isWanted && body ? Readable.from(body) : null;
      return { status, headers, bytes: new Uint8Array(), stream };
    } finally {
      clearTimeout(timer);
    }
  }

  async function readPart(key: string, etag: string, first: number, last: number): Promise<Readable | null> {
    const headers = { range: `bytes=${first}-${last}`, "if-match": etag };
    const reply = await ask(key, { method: "GET", headers, asStream: true });
    return reply?.stream ?? null;
  }

  type Put = { body: NonNullable<Call["body"]>; hash: string; contentType: string };
  async function put(key: string, { body, hash, contentType }: Put): Promise<void> {
    const headers = { "content-type": contentType, "x-amz-content-sha256": hash, [HASH_HEADER]: hash };
    await ask(key, { method: "PUT", headers, body });
  }

  return {
    async find(key) {
      const head = await ask(key, { method: "HEAD" });
      if (!head) return null;
      const size = Number(head.headers.get("content-length") ?? Number.NaN);
      const etag = head.headers.get("etag");
      if (!Number.isSafeInteger(size) || etag === null)
        throw new Error("The bucket does not say what it has");
      return { size, etag, readPart: (first, last) => readPart(key, etag, first, last) };
    },
    async read(key) {
      return (await ask(key, { method: "GET" }))?.bytes ?? null;
    },
    async write(key, bytes, contentType) {
      await put(key, { body: new Uint8Array(bytes), hash: sha256Of(bytes), contentType });
    },
    async writeStream(key, chunks, contentType) {
      const hash = createHash("sha256");
      const pieces: Blob[] = [];
      for await (const chunk of chunks) {
        hash.update(chunk);
        pieces.push(new Blob([new Uint8Array(chunk)]));
      }
      await put(key, { body: new Blob(pieces), hash: hash.digest("hex"), contentType });
    },
    async remove(key) {
      await ask(key, { method: "DELETE" });
    },
    async sha256(key) {
      const head = await ask(key, { method: "HEAD" });
      if (!head) return null;
      // Objects that others put into the bucket have no hash.
      return (
        head.headers.get(HASH_HEADER) ??
        sha256Of((await ask(key, { method: "GET" }))?.bytes ?? new Uint8Array())
      );
    },
  };
}

/** Time in ms that a body may take on the way besides the limit of a request: a bucket takes a megabyte within a second. */
function sendingTime(body: Call["body"]): number {
  const bytes = body instanceof Blob ? body.size : (body?.byteLength ?? 0);
  return Math.ceil(bytes / 1024);
}

function judged(reply: Reply, { method }: Call): Reply | null {
  if (reply.status >= 200 && reply.status < 300) return reply;
  // 412: the object found under the key was replaced.
  if ((reply.status === 404 || reply.status === 412) && method !== "PUT") return null;
  throw new Error(`The bucket answered ${method} with ${reply.status}`);
}

function unavailable(reply: Reply | Error, { method }: Call): Error {
  if (!(reply instanceof Error) && reply.status === 507) return new StorageFull(method);
  return reply instanceof Error
    ? new Error(`The bucket did not answer ${method}`, { cause: reply })
    : new Error(`The bucket answered ${method} with ${reply.status}`);
}

function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
