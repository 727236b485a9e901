import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { isVideoTooLong, videoParts } from "@todayfruit/domain/videos/video-limits";
import { findContentTypeByExtension } from "../../../gateways/storage/find-content-type-by-extension.ts";
import { StorageFull } from "../../../gateways/storage/storage-types.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { errorFields } from "../../../http/log.ts";
import { createConcurrencyLimit } from "../../images/create-concurrency-limit.ts";
import { deriveVideoPartKey } from "./derive-video-part-key.ts";
import { inspectVideo } from "./inspect/inspect-video.ts";
import { blankedChunks, PartMissing, partsAsBytes } from "./read-parts-and-stream-blanked-video.ts";
import { completeVideoUpload, findVideoUpload, type VideoUpload } from "./video-uploads.repository.ts";

type Call = "POST /v1/app-users/videos/{id}/complete";

/** Videos put together at once: a bucket takes one from memory, up to 100 MB. */
const inTurn = createConcurrencyLimit(1);

/**
 * Inspects an uploaded video by its content and stores it without notes of place, model and owner. Repeating the call
 * has no further effect.
 */
export async function storeCompletedVideo(
  { path: { id } }: Input<Call>,
  context: BuyerContext,
): Promise<Answer<Call>> {
  return inTurn(async () => {
    const upload = await findVideoUpload(context.db, id, context.buyer.id);
    if (!upload) return refuse("VIDEO_UPLOAD_NOT_FOUND");
    if (upload.path !== null && upload.seconds !== null) {
      return ok({ path: upload.path, seconds: upload.seconds });
    }
    try {
      return await store(upload, context);
    } catch (error) {
      if (error instanceof PartMissing) return refuse("VIDEO_INCOMPLETE");
      if (!(error instanceof StorageFull)) throw error;
      context.log.error("no room for videos", errorFields(error));
      return refuse("VIDEO_NOT_KEPT");
    }
  });
}

async function store(upload: VideoUpload, { db, storage }: BuyerContext): Promise<Answer<Call>> {
  const { id, bytes } = upload;
  const video = partsAsBytes(storage, upload);
  const inspected = await inspectVideo(video);
  if (!inspected) return refuse("VIDEO_UNREADABLE");
  if (isVideoTooLong(inspected.seconds)) return refuse("VIDEO_TOO_LONG");
  const path = `media/uploads/${id}.${inspected.container}`;
  const seconds = Math.round(inspected.seconds);
  await storage.writeStream(
    path,
    blankedChunks(video, inspected.blanks),
    findContentTypeByExtension(path) ?? "application/octet-stream",
  );
  if (!(await completeVideoUpload(db, { id, path, seconds }))) return refuse("VIDEO_UPLOAD_NOT_FOUND");
  for (const part of videoParts(bytes).keys()) await storage.remove(deriveVideoPartKey(id, part));
  return ok({ path, seconds });
}
