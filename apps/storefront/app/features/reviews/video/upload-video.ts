import { apiWith } from "../../../api/browser-api.ts";
import { fetchWithUploadProgress } from "../../images/fetch-with-upload-progress.ts";
import type { FirstFrame } from "./read-first-frame.ts";

/** Stored video of a review with its first frame. */
export type StoredVideo = { path: string; poster: string; seconds: number };

/** Parts of an upload that are done, so that it goes on where it failed. */
export type UploadProgress = {
  poster: string | null;
  begun: { id: string; parts: number; partBytes: number } | null;
  sentParts: number;
};

export const NOTHING_SENT: UploadProgress = { poster: null, begun: null, sentParts: 0 };

/** Timeout of a part in ms; a part on a slow network takes long. */
const LONGEST = 120_000;

type Upload = {
  file: File;
  frame: FirstFrame;
  /** Changed as the upload goes on. */
  done: UploadProgress;
  /** Called with the share sent, between 0 and 1. */
  onShare(share: number): void;
  cancelled: AbortSignal;
};

/** Uploads a video in parts after its first frame; called again with the same progress, it goes on where it failed. */
export async function uploadVideo({ file, frame, done, onShare, cancelled }: Upload): Promise<StoredVideo> {
  const plain = apiWith({ fetch: fetchWithUploadProgress(() => undefined, cancelled), timeout: LONGEST });
  done.poster ??= (await plain("POST /v1/app-users/images", { body: frame.picture })).path;
  done.begun ??= await plain("POST /v1/app-users/videos", { body: { bytes: file.size } });
  const { id, parts, partBytes } = done.begun;
  for (; done.sentParts < parts; done.sentParts += 1) {
    const part = done.sentParts;
    const body = new Uint8Array(await file.slice(part * partBytes, (part + 1) * partBytes).arrayBuffer());
    const api = apiWith({
      fetch: fetchWithUploadProgress(
        (share) => onShare((part * partBytes + share * body.byteLength) / file.size),
        cancelled,
      ),
      timeout: LONGEST,
    });
    await api("PUT /v1/app-users/videos/{id}/parts/{part}", { path: { id, part }, body });
  }
  const { path, seconds } = await plain("POST /v1/app-users/videos/{id}/complete", { path: { id } });
  return { path, poster: done.poster, seconds };
}
