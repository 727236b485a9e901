/** The longest video that a shopper uploads, in seconds. */
export const VIDEO_SECONDS = 60;
/** Seconds above the limit that are let through: a phone that stops at 60 seconds records a little more. */
export const VIDEO_SECONDS_OVER = 1;
/** The largest video that a shopper uploads, in megabytes of 1,048,576 bytes. */
export const VIDEO_MEGABYTES = 100;
/** Size of every part of an upload but the last, in bytes: a slow phone sends one within the time limit of a call. */
export const VIDEO_PART_BYTES = 4 * 1024 * 1024;
/** The most videos that one shopper begins to upload in a day. */
export const VIDEOS_A_DAY = 10;

/** @example isVideoTooLarge(100 * 1024 * 1024) // false */
export function isVideoTooLarge(bytes: number): boolean {
  return bytes > VIDEO_MEGABYTES * 1024 * 1024;
}

/** @example isVideoTooLong(60.4) // false */
export function isVideoTooLong(seconds: number): boolean {
  return seconds > VIDEO_SECONDS + VIDEO_SECONDS_OVER;
}

/**
 * Returns the sizes of the parts in which a video is uploaded, in order.
 *
 * @example videoParts(9 * 1024 * 1024) // [4194304, 4194304, 1048576]
 */
export function videoParts(bytes: number): readonly number[] {
  const whole = Math.floor(bytes / VIDEO_PART_BYTES);
  const rest = bytes - whole * VIDEO_PART_BYTES;
  return [...Array.from({ length: whole }, () => VIDEO_PART_BYTES), ...(rest > 0 ? [rest] : [])];
}
