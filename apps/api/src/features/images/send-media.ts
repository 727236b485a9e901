import type { FastifyReply, FastifyRequest } from "fastify";
import { findContentTypeByExtension } from "../../gateways/storage/find-content-type-by-extension.ts";
import { isStorageKey } from "../../gateways/storage/is-storage-key.ts";
import type { Storage, StoredObject } from "../../gateways/storage/storage-types.ts";
import { sendRefusal } from "../../http/error-handler.ts";
import { parseByteRange } from "./parse-byte-range.ts";

/** A file may be replaced under its name, so that a browser revalidates it after a week. */
const ONE_WEEK = "public, max-age=604800";
/** Tries for a file that is replaced after it was found. */
const TRIES = 2;

/** Sends a stored photograph or video, or the requested part of it; only that part is read. */
export async function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  key: string,
): Promise<FastifyReply> {
  const type = findContentTypeByExtension(key);
  if (!type || !isStorageKey(key)) return sendRefusal(request, reply, "IMAGE_NOT_FOUND");
  for (let turn = 0; turn < TRIES; turn += 1) {
    const found = await storage.find(key);
    if (!found) break;
    if (await prepare(request, reply, found, type)) return reply;
  }
  return sendRefusal(request, reply, "IMAGE_NOT_FOUND");
}

/**
 * Prepares the reply.
 *
 * @returns whether it is being sent; `false`: the file has been replaced meanwhile
 */
async function prepare(
  request: FastifyRequest,
  reply: FastifyReply,
  found: StoredObject,
  type: string,
): Promise<boolean> {
  const { size, etag } = found;
  const part = partOf(request, found);
  const headers = {
    "cache-control": ONE_WEEK,
    etag,
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
  };
  if (request.headers["if-none-match"] === etag) {
    reply.headers(headers).code(304).send();
    return true;
  }
  if (part === "outside") {
    reply.headers(headers).code(416).header("content-range", `bytes */${size}`).send();
    return true;
  }
  const { first, last } = part === "whole" ? { first: 0, last: size - 1 } : part;
  const isEmpty = size === 0 || request.method === "HEAD";
  const bytes = isEmpty ? "" : await found.readPart(first, last);
  if (bytes === null) return false;
  reply
    .headers(headers)
    .type(type)
    .header("content-length", last - first + 1);
  if (part !== "whole") reply.code(206).header("content-range", `bytes ${first}-${last}/${size}`);
  reply.send(bytes);
  return true;
}

function partOf(
  { headers }: FastifyRequest,
  { size, etag }: StoredObject,
): ReturnType<typeof parseByteRange> {
  // A part of another version would not match what the player has.
  const isSame = [undefined, etag].includes(headers["if-range"] as string | undefined);
  return isSame ? parseByteRange(headers.range, size) : "whole";
}
