import { platformOf } from "../api/platform.ts";

/** Whether one of our native apps shows this page. */
export function isInApp(): boolean {
  return platformOf(navigator.userAgent) !== "web";
}
