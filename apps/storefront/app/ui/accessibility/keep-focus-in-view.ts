import { bringFocusIntoView } from "./bring-focus-into-view.ts";

/**
 * Scrolls each element that receives keyboard focus fully into view. Listens from the first call on; further calls do
 * nothing.
 */
export function keepFocusInView(): void {
  if (isKept) return;
  isKept = true;
  document.addEventListener("focusin", bringFocusIntoView);
  bringFocusIntoView();
}

let isKept = false;
