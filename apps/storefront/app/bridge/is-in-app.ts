import { platformOf } from "../api/platform.ts";

/** Checks whether the page is shown by one of the native apps. */
export function isInApp(): boolean {
  return platformOf(navigator.userAgent) !== "web";
}
