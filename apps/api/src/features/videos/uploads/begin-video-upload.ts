import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import {
  isVideoTooLarge,
  VIDEO_PART_BYTES,
  VIDEOS_A_DAY,
  videoParts,
} from "@todayfruit/domain/videos/video-limits";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { addVideoUpload } from "./video-uploads.repository.ts";

type Call = "POST /v1/app-users/videos";

const DAY_MS = 86_400_000;

/** Begins the upload of a video of a given size, under an unguessable id. */
export async function beginVideoUpload(
  { body: { bytes } }: Input<Call>,
  { db, buyer, now, randomBytes }: BuyerContext,
): Promise<Answer<Call>> {
  if (isVideoTooLarge(bytes)) return refuse("VIDEO_TOO_LARGE");
  const id = Buffer.from(randomBytes(16)).toString("hex");
  const since = new Date(now().getTime() - DAY_MS);
  const upload = { id, userId: buyer.id, bytes, now: now(), since, most: VIDEOS_A_DAY };
  if (!(await db.transaction((tx) => addVideoUpload(tx, upload)))) return refuse("VIDEO_LIMIT");
  return ok({ id, partBytes: VIDEO_PART_BYTES, parts: videoParts(bytes).length });
}
