import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createS3Bucket, type S3Options } from "./s3-bucket.ts";

type Kept = { bytes: Buffer; headers: IncomingMessage["headers"] };
type Fault = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let objects: Map<string, Kept>;
let requests: string[];
let unsigned: string[];
/** Faults, each of which answers one request in place of the bucket. */
let faults: Fault[];
let pauses: number[];

beforeEach(async () => {
  [objects, requests, unsigned, faults, pauses] = [new Map(), [], [], [], []];
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function answer(request: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const { method = "", url = "", headers } = request;
    requests.push(`${method} ${url}`);
    if (!isSigned(headers.authorization)) unsigned.push(url);
    const fault = faults.shift();
    if (fault) return fault(request, response);
    if (method === "PUT") {
      objects.set(url, { bytes: Buffer.concat(chunks), headers });
      return response.end();
    }
    const kept = objects.get(url);
    if (!kept) return response.writeHead(404).end();
    const etag = `"${createHash("md5").update(kept.bytes).digest("hex")}"`;
    const wanted = request.headers["if-match"];
    if (wanted !== undefined && wanted !== etag) return response.writeHead(412).end();
    response.setHeader("etag", etag).setHeader("content-length", kept.bytes.length);
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    if (first !== undefined) {
      const part = kept.bytes.subarray(Number(first), Number(last) + 1);
      return response.writeHead(206, { "content-length": part.length }).end(part);
    }
    const hash = kept.headers["x-amz-meta-sha256"];
    if (hash) response.setHeader("x-amz-meta-sha256", hash);
    return response.end(method === "HEAD" ? undefined : kept.bytes);
  });
}

const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=\S*host\S*x-amz-date\S*, Signature=[0-9a-f]{64}$/;

function isSigned(authorization: string | undefined): boolean {
  return SIGNED.test(authorization ?? "");
}

function bucket(options: Partial<S3Options> = {}) {
  const { port } = server.address() as AddressInfo;
  return createS3Bucket({
    url: `http://127.0.0.1:${port}/shop/`,
    accessKey: "key",
    secretKey: "secret",
    wait: async (milliseconds) => pauses.push(milliseconds),
    ...options,
  });
}

test("write, read and sha256: the bytes are read back under a path-style address, and each call is signed", async () => {
  await bucket().write("media/귤-1.jpg", Buffer.from("감귤"), "image/jpeg");
  expect(Buffer.from((await bucket().read("media/귤-1.jpg")) ?? []).toString()).toBe("감귤");
  const hash = await bucket().sha256("media/귤-1.jpg");
  expect(requests).toEqual(["PUT", "GET", "HEAD"].map((method) => `${method} /shop/media/%EA%B7%A4-1.jpg`));
  expect(unsigned).toEqual([]);
  const kept = objects.get("/shop/media/%EA%B7%A4-1.jpg");
  expect(kept?.headers).toMatchObject({ "content-type": "image/jpeg", "x-amz-content-sha256": hash });
});

test("readPart: a part is requested by range, and gives null after the object was replaced", async () => {
  await bucket().write("a.mp4", Buffer.from("0123456789"), "video/mp4");
  const found = await bucket().find("a.mp4");
  expect(found?.size).toBe(10);
  expect(await text((await found?.readPart(3, 5)) ?? Readable.from([]))).toBe("345");
  await bucket().write("a.mp4", Buffer.from("abcdefghij"), "video/mp4");
  expect(await found?.readPart(3, 5)).toBeNull();
  expect(await bucket().find("none.mp4")).toBeNull();
  expect(requests.filter((each) => each.startsWith("GET"))).toHaveLength(2);
  expect(unsigned).toEqual([]);
});

test("readPart: a part that does not begin in time is requested again, and one that is read slowly continues", async () => {
  await bucket().write("a.mp4", Buffer.from("0123456789"), "video/mp4");
  const found = await bucket({ timeoutMs: 100 }).find("a.mp4");
  faults.push(
    () => undefined,
    (_request, response) => {
      response.writeHead(206, { "content-length": 4 }).write("01");
      setTimeout(() => response.end("23"), 250);
    },
  );
  expect(await text((await found?.readPart(0, 3)) ?? Readable.from([]))).toBe("0123");
});

test("read and sha256: a missing key gives null", async () => {
  expect(await bucket().read("none.jpg")).toBeNull();
  expect(await bucket().sha256("none.jpg")).toBeNull();
});

test("sha256: the hash of an object without our header is computed from its bytes", async () => {
  objects.set("/shop/a.jpg", { bytes: Buffer.from("one"), headers: {} });
  expect(await bucket().sha256("a.jpg")).toBe(
    "7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed",
  );
});

test("write: a passing error is retried with growing pauses", async () => {
  faults.push(
    (_request, response) => response.writeHead(503).end(),
    (request) => request.socket.destroy(),
    (_request, response) => response.writeHead(429).end(),
  );
  await bucket().write("a.jpg", Buffer.from("one"), "image/jpeg");
  expect(objects.get("/shop/a.jpg")?.bytes.toString()).toBe("one");
  expect(pauses).toEqual([200, 400, 800]);
});

test("read: after the last retry the error names the status", async () => {
  faults.push(
    ...Array.from({ length: 2 }, (): Fault => (_request, response) => response.writeHead(500).end()),
  );
  await expect(bucket({ maxRetries: 1 }).read("a.jpg")).rejects.toThrow("The bucket answered GET with 500");
  expect(requests).toHaveLength(2);
});

test("read and write: a refused key, a missing bucket and a redirect are not retried", async () => {
  for (const [method, status] of [
    ["GET", 403],
    ["GET", 301],
    ["PUT", 404],
  ] as const) {
    faults.push((_request, response) =>
      response.writeHead(status, { location: "http://127.0.0.1:1/" }).end(),
    );
    const call =
      method === "GET" ? bucket().read("a.jpg") : bucket().write("a.jpg", Buffer.from("x"), "image/jpeg");
    await expect(call).rejects.toThrow(`The bucket answered ${method} with ${status}`);
  }
  expect(requests).toHaveLength(3);
});

test("read: a bucket that never answers ends in an error", async () => {
  faults.push(() => undefined);
  await expect(bucket({ timeoutMs: 30, maxRetries: 0 }).read("a.jpg")).rejects.toThrow(
    "The bucket did not answer GET",
  );
});

test("read: an invalid key is rejected without a request", async () => {
  await expect(bucket().read("../a.jpg")).rejects.toThrow(RangeError);
  expect(requests).toEqual([]);
});

test("writeStream: the bytes arrive whole and signed, also when the first try is lost", async () => {
  const chunks = [Buffer.alloc(70_000, 1), Buffer.alloc(50_000, 2)];
  faults.push((request) => request.socket.destroy());
  await bucket().writeStream("media/uploads/a.mp4", asStream(chunks), "video/mp4");
  const kept = objects.get("/shop/media/uploads/a.mp4");
  expect(kept?.bytes.equals(Buffer.concat(chunks))).toBe(true);
  expect(kept?.headers["content-length"]).toBe("120000");
  expect(kept?.headers["content-type"]).toBe("video/mp4");
  const hash = createHash("sha256").update(Buffer.concat(chunks)).digest("hex");
  expect(await bucket().sha256("media/uploads/a.mp4")).toBe(hash);
  expect(unsigned).toEqual([]);
});

test("writeStream: a large object has more time than a request without a body", async () => {
  faults.push((_request, response) => setTimeout(() => response.end(), 150));
  const options = { timeoutMs: 50, maxRetries: 0 };
  await bucket(options).writeStream(
    "media/uploads/b.mp4",
    asStream([Buffer.alloc(1024 * 1024)]),
    "video/mp4",
  );
  faults.push((_request, response) => setTimeout(() => response.end(), 150));
  await expect(bucket(options).remove("media/uploads/b.mp4")).rejects.toThrow("did not answer");
});

async function* asStream(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}
