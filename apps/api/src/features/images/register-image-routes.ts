import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findContentTypeByExtension } from "../../gateways/storage/find-content-type-by-extension.ts";
import { isStorageKey } from "../../gateways/storage/is-storage-key.ts";
import { createLocalFolder } from "../../gateways/storage/local-folder.ts";
import type { Storage } from "../../gateways/storage/storage-types.ts";
import { sendRefusal } from "../../http/error-handler.ts";
import { errorFields, type Log } from "../../http/log.ts";
import { createVariants, isDrawn, variantName } from "./draw-and-cache-image-variants.ts";
import { SHARE_WIDTH } from "./draw-share-picture.ts";
import { createImageFactsCache } from "./image-facts-cache.ts";
import { CONTENT_TYPES, chooseFormat, IMAGE_WIDTHS } from "./image-formats.ts";
import { sendMedia } from "./send-media.ts";

export type ImagesOptions = {
  storage: Storage;
  /** Folder of drawn pictures; it may be emptied at any time. */
  cacheDir: string;
  /** True where drawn pictures are kept in the storage, too, because processes have no folder in common. */
  sharesDrawn: boolean;
  log: Log;
};

const LOOK_AGAIN_MS = 60_000;
const ONE_YEAR = "public, max-age=31536000, immutable";

/**
 * Registers the image routes.
 *
 * - `GET /images/{width}/{path}`: a photograph in one of the widths, as AVIF, WebP or a format all browsers support.
 * - `GET /images/share/{path}`: the same for a shared link, 1200 × 630.
 * - `GET /media/{path}`: stored photographs and videos, also in parts (Range).
 */
export function registerImageRoutes(
  app: FastifyInstance,
  { storage, cacheDir, sharesDrawn, log }: ImagesOptions,
): void {
  const originals = createImageFactsCache({
    storage,
    lookAgainMs: LOOK_AGAIN_MS,
    onUnreadable: () => log.warn("not a picture"),
    onStorageError: (error) => log.warn("storage did not answer", errorFields(error)),
  });
  const variants = createVariants({
    storage,
    drawn: createLocalFolder(cacheDir),
    shared: sharesDrawn ? storage : null,
    onCacheError: (error) => log.warn("picture cache failed", errorFields(error)),
  });

  app.get<{ Params: { width: string; "*": string } }>("/images/:width/*", async (request, reply) => {
    const { width: asked, "*": key } = request.params;
    const width = asked === "share" ? SHARE_WIDTH : IMAGE_WIDTHS.find((known) => String(known) === asked);
    if (!width || !isPicture(key)) return sendRefusal(request, reply, "IMAGE_NOT_FOUND");
    // The second try covers a picture replaced while it was drawn.
    const sent =
      (await sendPicture(request, reply, key, width)) ?? (await sendPicture(request, reply, key, width));
    return sent ?? sendRefusal(request, reply, "IMAGE_NOT_FOUND");
  });

  // Handles HEAD itself: the framework would read the whole file for its length.
  app.route<{ Params: { "*": string } }>({
    method: ["GET", "HEAD"],
    url: "/media/*",
    handler: (request, reply) => sendMedia(request, reply, storage, `media/${request.params["*"]}`),
  });

  async function sendPicture(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    width: number,
  ): Promise<FastifyReply | null> {
    const original = await originals.find(key);
    if (!original) return null;
    const isShare = width === SHARE_WIDTH;
    const format = isShare ? "share" : chooseFormat(request.headers.accept, original.hasAlpha);
    const variant = {
      key,
      original,
      width: isShare ? width : Math.min(width, original.width),
      format,
    } as const;
    const etag = `"${variantName(variant)}"`;
    if (isKnown(request, etag)) return asImage(reply, etag).code(304).send();
    const picture = await variants.draw(variant);
    if (picture) return asImage(reply, etag).type(CONTENT_TYPES[format]).send(picture);
    originals.forget(key);
    return null;
  }
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

function isPicture(key: string): boolean {
  return isStorageKey(key) && !isDrawn(key) && findContentTypeByExtension(key)?.startsWith("image/") === true;
}
