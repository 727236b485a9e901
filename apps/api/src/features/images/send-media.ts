import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { contentTypeOf } from "../../gateways/storage/content-type.ts";
import type { Storage } from "../../gateways/storage/storage.ts";
import { isStorageKey } from "../../gateways/storage/storage-key.ts";
import { sendRefusal } from "../../http/error-edge.ts";
import { parseRange } from "./parse-range.ts";

/** A file may be replaced under its name, so after a week a browser asks whether it still is the same. */
const ONE_WEEK = "public, max-age=604800";

/** Sends a photograph or video as it is kept, or the part of it that a player asks for. */
export async function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  key: string,
): Promise<FastifyReply> {
  const contentType = contentTypeOf(key);
  const bytes = contentType && isStorageKey(key) ? await storage.read(key) : null;
  if (!contentType || !bytes) return sendRefusal(request, reply, "IMAGE_NOT_FOUND");

  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  reply.headers({
    "cache-control": ONE_WEEK,
    etag,
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
  });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();

  // A part of another version would not fit to what the player has.
  const isSame = [undefined, etag].includes(request.headers["if-range"] as string | undefined);
  const range = isSame ? parseRange(request.headers.range, bytes.byteLength) : "whole";
  if (range === "outside")
    return reply.code(416).header("content-range", `bytes */${bytes.byteLength}`).send();
  if (range === "whole") return reply.type(contentType).send(bytes);
  return reply
    .code(206)
    .type(contentType)
    .header("content-range", `bytes ${range.first}-${range.last}/${bytes.byteLength}`)
    .send(bytes.subarray(range.first, range.last + 1));
}
