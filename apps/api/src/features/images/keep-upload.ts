import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { BuyerContext } from "../../http/context.ts";
import { normaliseImage } from "./encode-image.ts";
import { addUpload, countUploadsSince } from "./uploads.repository.ts";

/** Pictures that one shopper may send within a day. */
const DAILY = 100;
const DAY_MS = 86_400_000;

/**
 * Keeps a picture that a shopper sends, drawn anew as JPEG under a name that cannot be guessed.
 *
 * @returns where it is kept, for the call that it belongs to: `uploads/….jpg`
 */
export async function keepUpload(
  { db, storage, buyer, now, randomBytes }: BuyerContext,
  bytes: Uint8Array,
): Promise<
  Result<{ path: string }, "PICTURE_UNREADABLE" | "PICTURE_TOO_LARGE" | "PICTURE_LIMIT", undefined>
> {
  const dayAgo = new Date(now().getTime() - DAY_MS);
  if ((await countUploadsSince(db, buyer.id, dayAgo)) >= DAILY) return refuse("PICTURE_LIMIT", undefined);
  const picture = await normaliseImage(bytes);
  if (!picture.ok) return picture;
  const path = `uploads/${Buffer.from(randomBytes(16)).toString("hex")}.jpg`;
  await storage.write(path, picture.value, "image/jpeg");
  await addUpload(db, path, buyer.id, now());
  return ok({ path });
}
