import type { Input } from "@todayfruit/contract/all-calls";
import { PICTURES_A_DAY } from "@todayfruit/domain/images/image-limits";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { StorageFull } from "../../../gateways/storage/storage.ts";
import type { BuyerContext } from "../../../http/context.ts";
import { errorFields } from "../../../http/log.ts";
import { normaliseImage } from "../encode-image.ts";
import { addUpload, dropUpload } from "./uploads.repository.ts";

const DAY_MS = 86_400_000;

/**
 * Stores a shopper's picture, re-encoded as JPEG under an unguessable name.
 *
 * @returns its path, for the call that uses it: `uploads/….jpg`
 */
export async function storeUpload(
  { body: bytes }: Input<"POST /v1/app-users/images">,
  { db, storage, buyer, now, randomBytes, log }: BuyerContext,
): Promise<
  Result<
    { path: string },
    "PICTURE_UNREADABLE" | "PICTURE_TOO_LARGE" | "PICTURE_LIMIT" | "PICTURE_NOT_KEPT",
    undefined
  >
> {
  const path = `uploads/${Buffer.from(randomBytes(16)).toString("hex")}.jpg`;
  const since = new Date(now().getTime() - DAY_MS);
  const place = { path, userId: buyer.id, now: now(), since, most: PICTURES_A_DAY };
  if (!(await db.transaction((tx) => addUpload(tx, place)))) return refuse("PICTURE_LIMIT");
  let isKept = false;
  try {
    const picture = await normaliseImage(bytes);
    if (!picture.ok) return picture;
    await storage.write(path, picture.value, "image/jpeg");
    isKept = true;
    return ok({ path });
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error;
    log.error("no room for pictures", errorFields(error));
    return refuse("PICTURE_NOT_KEPT");
  } finally {
    if (!isKept) await dropUpload(db, path);
  }
}
