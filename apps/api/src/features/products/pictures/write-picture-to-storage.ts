import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { StorageFull } from "../../../gateways/storage/storage-types.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { errorFields } from "../../../http/log.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";

type Kept = Result<{ path: string; width: number; height: number }, "PICTURE_NOT_KEPT", undefined>;

/**
 * Stores a drawn picture of goods under an unguessable name beside those of imports, with a row of the trail. It stays:
 * orders show it for as long as they are kept.
 */
export async function writePictureToStorage(
  context: OperatorContext,
  { bytes, width, height }: { bytes: Uint8Array; width: number; height: number },
  { action, from }: { action: "images.add" | "images.crop"; from: string | null },
): Promise<Kept> {
  const { storage, randomBytes, log, db } = context;
  const path = `media/uploads/${Buffer.from(randomBytes(16)).toString("hex")}.jpg`;
  try {
    await storage.write(path, bytes, "image/jpeg");
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error;
    log.error("no room for pictures", errorFields(error));
    return refuse("PICTURE_NOT_KEPT");
  }
  const before = from === null ? null : { path: from };
  const after = { path, width, height };
  await db.transaction((tx) =>
    addAction(tx, context, { action, subject: `image ${path}`, before, after, reason: null }),
  );
  return ok(after);
}
