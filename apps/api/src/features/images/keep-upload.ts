import type { Input } from "@todayfruit/contract/all-calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { StorageFull } from "../../gateways/storage/storage.ts";
import type { BuyerContext } from "../../http/context.ts";
import { errorFields } from "../../http/log.ts";
import { normaliseImage } from "./encode-image.ts";
import { addUpload, dropUpload } from "./uploads.repository.ts";

/** Pictures that one shopper may send within a day. */
const DAILY = 100;
const DAY_MS = 86_400_000;

/**
 * Keeps a picture that a shopper sends, drawn anew as JPEG under a name that cannot be guessed.
 *
 * @returns where it is kept, for the call that it belongs to: `uploads/….jpg`
 */
export async function keepUpload(
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
  const place = { path, userId: buyer.id, now: now(), since, most: DAILY };
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
