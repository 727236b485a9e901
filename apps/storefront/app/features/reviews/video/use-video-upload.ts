import {
  isVideoTooLarge,
  isVideoTooLong,
  VIDEO_MEGABYTES,
  VIDEO_SECONDS,
} from "@todayfruit/domain/videos/video-limits";
import { useEffect, useRef, useState } from "react";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { isUploadRefusedForGood } from "../../images/is-upload-refused-for-good.ts";
import { type FirstFrame, readFirstFrame } from "./read-first-frame.ts";
import { NOTHING_SENT, type StoredVideo, type UploadProgress, uploadVideo } from "./upload-video.ts";

/** Picked video: being uploaded, stored, or failed with a reason. */
export type PickedVideo = {
  /** File name. */
  name: string;
  stored: StoredVideo | null;
  /** Share uploaded, between 0 and 1. */
  share: number;
  error: string | null;
  /** True when the upload failed and can go on; a refused file would be refused again. */
  canRetry: boolean;
};

export type VideoUpload = {
  picked: PickedVideo | null;
  stored: StoredVideo | null;
  isBusy: boolean;
  add(file: File): void;
  retry(): void;
  /** Ends an upload, or takes the video out. */
  remove(): void;
};

type Work = { file: File; frame: FirstFrame | null; done: UploadProgress; abort: AbortController };

const NEW = { stored: null, share: 0, error: null, canRetry: false };
const NOT_PLAYED = "이 브라우저에서 재생할 수 없는 영상이에요. MP4(H.264)나 WebM 영상으로 올려 주세요";

/**
 * Uploads one video as soon as it is picked. Size and length are checked before anything is sent.
 *
 * @param kept video already stored, when editing
 */
export function useVideoUpload(kept: StoredVideo | null): VideoUpload {
  const [picked, setPicked] = useState<PickedVideo | null>(
    () => kept && { ...NEW, name: "올린 영상", stored: kept, share: 1 },
  );
  const work = useRef<Work | null>(null);
  useEffect(() => () => work.current?.abort.abort(), []);

  async function send(own: Work): Promise<void> {
    const change = (part: Partial<PickedVideo>) => {
      // Another file, or none, may have been chosen meanwhile.
      if (work.current === own) setPicked((before) => before && { ...before, ...part });
    };
    try {
      own.frame ??= await readFirstFrame(own.file);
      if (!own.frame) return change({ error: NOT_PLAYED });
      if (Number.isFinite(own.frame.seconds) && isVideoTooLong(own.frame.seconds)) {
        return change({ error: `영상은 ${VIDEO_SECONDS}초까지 올릴 수 있어요. 줄여서 올려 주세요` });
      }
      const { file, frame, done, abort } = own;
      const stored = await uploadVideo({
        file,
        frame,
        done,
        onShare: (share) => change({ share }),
        cancelled: abort.signal,
      });
      change({ stored, share: 1 });
    } catch (error) {
      change({ error: extractErrorText(error), canRetry: !isUploadRefusedForGood(error) });
    }
  }

  return {
    picked,
    stored: picked?.stored ?? null,
    isBusy: picked !== null && picked.stored === null && picked.error === null,
    add(file) {
      work.current?.abort.abort();
      work.current = { file, frame: null, done: { ...NOTHING_SENT }, abort: new AbortController() };
      if (isVideoTooLarge(file.size)) {
        const error = `영상은 ${VIDEO_MEGABYTES}MB까지 올릴 수 있어요. 줄여서 올려 주세요`;
        setPicked({ ...NEW, name: file.name, error });
        return;
      }
      setPicked({ ...NEW, name: file.name });
      void send(work.current);
    },
    retry() {
      if (!work.current) return;
      setPicked((before) => before && { ...before, error: null, canRetry: false });
      void send(work.current);
    },
    remove() {
      work.current?.abort.abort();
      work.current = null;
      setPicked(null);
    },
  };
}
