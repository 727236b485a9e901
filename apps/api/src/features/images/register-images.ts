import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createLocalFolder } from "../../gateways/storage/local-folder.ts";
import type { Storage } from "../../gateways/storage/storage.ts";
import { isStorageKey } from "../../gateways/storage/storage-key.ts";
import { sendRefusal } from "../../http/error-edge.ts";
import { errorFields, type Log } from "../../http/log.ts";
import { CONTENT_TYPES, chooseFormat, IMAGE_WIDTHS } from "./image-formats.ts";
import { createOriginals } from "./originals.ts";
import { sendMedia } from "./send-media.ts";
import { createVariants, variantName } from "./variants.ts";

export type ImagesOptions = {
  storage: Storage;
  /** Where drawn pictures are kept; it may be emptied at any time. */
  cacheDir: string;
  log: Log;
};

const ONE_YEAR = "public, max-age=31536000, immutable";

/**
 * `GET /images/{width}/{path}`: a photograph in one of the widths, as AVIF, WebP or what every browser draws.
 * `GET /media/{path}`: photographs and videos as they are kept, also in parts (Range).
 */
export function registerImages(app: FastifyInstance, { storage, cacheDir, log }: ImagesOptions): void {
  const originals = createOriginals(storage, () => log.warn("not a picture"));
  const variants = createVariants({
    storage,
    drawn: createLocalFolder(cacheDir),
    onCacheError: (error) => log.warn("picture cache failed", errorFields(error)),
  });

  app.get<{ Params: { width: string; "*": string } }>("/images/:width/*", async (request, reply) => {
    const { width, "*": key } = request.params;
    const asked = IMAGE_WIDTHS.find((known) => String(known) === width);
    const original = asked && isStorageKey(key) ? await originals.find(key) : null;
    if (!asked || !original) return sendRefusal(request, reply, "IMAGE_NOT_FOUND");

    const format = chooseFormat(request.headers.accept, original.hasAlpha);
    const variant = { key, original, width: Math.min(asked, original.width), format };
    const etag = `"${variantName(variant)}"`;
    if (isKnown(request, etag)) return asImage(reply, etag).code(304).send();
    const picture = await variants.draw(variant);
    if (!picture) return sendRefusal(request, reply, "IMAGE_NOT_FOUND");
    return asImage(reply, etag).type(CONTENT_TYPES[format]).send(picture);
  });

  app.get<{ Params: { "*": string } }>("/media/*", (request, reply) =>
    sendMedia(request, reply, storage, `media/${request.params["*"]}`),
  );
}

function asImage(reply: FastifyReply, etag: string): FastifyReply {
  return reply.headers({
    "cache-control": ONE_YEAR,
    vary: "Accept",
    etag,
    "x-content-type-options": "nosniff",
  });
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  return (request.headers["if-none-match"] ?? "")
    .split(",")
    .some((known) => known.trim().replace(/^W\//, "") === etag);
}
