import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { videoParts } from "@todayfruit/domain/videos/video-limits";
import { StorageFull } from "../../../gateways/storage/storage-types.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { errorFields } from "../../../http/log.ts";
import { deriveVideoPartKey } from "./derive-video-part-key.ts";
import { videoContainerOf } from "./inspect/inspect-video.ts";
import { findVideoUpload } from "./video-uploads.repository.ts";

type Call = "PUT /v1/app-users/videos/{id}/parts/{part}";

/** Stores one part of a video; a part sent again replaces itself. The first one shows whether it is a video at all. */
export async function storeVideoPart(
  { path: { id, part }, body }: Input<Call>,
  { db, buyer, storage, log }: BuyerContext,
): Promise<Answer<Call>> {
  const upload = await findVideoUpload(db, id, buyer.id);
  if (!upload || upload.path !== null) return refuse("VIDEO_UPLOAD_NOT_FOUND");
  if (body.byteLength !== videoParts(upload.bytes)[part]) return refuse("VIDEO_PART_WRONG");
  if (part === 0 && videoContainerOf(body) === null) return refuse("VIDEO_UNREADABLE");
  try {
    await storage.write(deriveVideoPartKey(id, part), body, "application/octet-stream");
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error;
    log.error("no room for videos", errorFields(error));
    return refuse("VIDEO_NOT_KEPT");
  }
  return ok({ part });
}
