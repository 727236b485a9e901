import { detectPlatform } from "../api/detect-platform.ts";

/** Checks whether the page is shown by one of the native apps. */
export function isInApp(): boolean {
  return detectPlatform(navigator.userAgent) !== "web";
}
