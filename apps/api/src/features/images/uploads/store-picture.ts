import { PICTURES_A_DAY } from "@todayfruit/domain/images/image-limits";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { StorageFull } from "../../../gateways/storage/storage-types.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { errorFields } from "../../../http/log.ts";
import { normaliseImage } from "../inspect-and-encode-images.ts";
import { addUpload, dropUpload, type Uploader } from "./uploads.repository.ts";

const DAY_MS = 86_400_000;

type Kept = Result<
  { path: string },
  "PICTURE_UNREADABLE" | "PICTURE_TOO_LARGE" | "PICTURE_LIMIT" | "PICTURE_NOT_KEPT",
  undefined
>;

/**
 * Stores a picture, re-encoded as JPEG under an unguessable name, within the daily limit of its sender.
 *
 * @returns its path, for the call that uses it: `uploads/….jpg`
 */
export async function storePicture(
  { db, storage, now, randomBytes, log }: Services,
  uploader: Uploader,
  bytes: Uint8Array,
): Promise<Kept> {
  const path = `uploads/${Buffer.from(randomBytes(16)).toString("hex")}.jpg`;
  const since = new Date(now().getTime() - DAY_MS);
  const place = { path, ...uploader, now: now(), since, most: PICTURES_A_DAY };
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
