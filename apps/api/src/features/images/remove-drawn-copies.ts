import type { Storage } from "../../gateways/storage/storage-types.ts";
import { createConcurrencyLimit } from "./create-concurrency-limit.ts";
import { sharedKeyOf, variantName } from "./draw-and-cache-image-variants.ts";
import { SHARE_WIDTH } from "./draw-share-picture.ts";
import { hashOf, type Original } from "./image-facts-cache.ts";
import { DRAWN_FORMATS, IMAGE_WIDTHS } from "./image-formats.ts";
import { inspectImage } from "./inspect-and-encode-images.ts";

const REMOVED_AT_ONCE = 8;

/**
 * Removes the copies of a picture that were drawn for all processes, in each width and format. Called while the picture
 * itself is still stored, so that a run that was killed can be repeated.
 */
export async function removeDrawnCopies(storage: Storage, key: string): Promise<void> {
  const bytes = await storage.read(key);
  const facts = bytes && (await inspectImage(bytes));
  if (!bytes || !facts) return;
  const limit = createConcurrencyLimit(REMOVED_AT_ONCE);
  const names = namesOfCopies({ ...facts, hash: hashOf(bytes) });
  await Promise.all(names.map((name) => limit(() => storage.remove(sharedKeyOf(name)))));
}

/** Lists the names of all copies that can be drawn of a picture; none is wider than the picture. */
function namesOfCopies(original: Original): string[] {
  const widths = new Set(IMAGE_WIDTHS.map((width) => Math.min(width, original.width)));
  return [
    variantName({ original, width: SHARE_WIDTH, format: "share" }),
    ...[...widths].flatMap((width) =>
      DRAWN_FORMATS.map((format) => variantName({ original, width, format })),
    ),
  ];
}
