/** First frame of a chosen video as JPEG, and its length in seconds; `Infinity` where the file does not say it. */
export type FirstFrame = { picture: Uint8Array; seconds: number };

const LONGEST_SIDE = 1280;
const JPEG_QUALITY = 0.85;
/** Place of the frame in seconds: the very first one of many phones is black. */
const PLACE = 0.1;
const PATIENCE_MS = 15_000;

/** Draws the first frame of a video file; `null` when this browser cannot play it. */
export async function readFirstFrame(file: File): Promise<FirstFrame | null> {
  const address = URL.createObjectURL(file);
  const video = document.createElement("video");
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: "auto", src: address });
    if (!(await happens(video, "loadeddata"))) return null;
    video.currentTime = PLACE;
    if (!(await happens(video, "seeked"))) return null;
    const picture = await draw(video);
    return picture && { picture, seconds: video.duration };
  } finally {
    video.removeAttribute("src");
    video.load();
    URL.revokeObjectURL(address);
  }
}

/** Waits for an event of a video; resolves to `false` when it cannot be played or nothing happens. */
function happens(video: HTMLVideoElement, event: "loadeddata" | "seeked"): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    const end = (isReady: boolean) => {
      clearTimeout(timer);
      resolve(isReady);
    };
    video.addEventListener(event, () => end(true), { once: true });
    video.addEventListener("error", () => end(false), { once: true });
  });
}

async function draw(video: HTMLVideoElement): Promise<Uint8Array | null> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY),
  );
  return blob && new Uint8Array(await blob.arrayBuffer());
}
