import { PREVIEW_LINKS_READY_EVENT } from "../preview/preview-links-ready-event.ts";
import type { HtmlEditor } from "./edit-html.ts";

/**
 * Inline script that holds a link pressed before a preview can open it: followed by the browser itself, it would lead to
 * the shop without the preview. Its address is kept on the document until then.
 */
const HOLD_LINKS_SCRIPT = `{
  const hold = (event) => {
    const link = event.target.closest("a[href]");
    const isElsewhere = link && (link.origin !== location.origin || link.target === "_blank");
    const isHere = link && link.hash !== "" && link.pathname === location.pathname;
    if (!link || isElsewhere || isHere || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    document.documentElement.dataset.previewPressed = link.href;
  };
  addEventListener("click", hold, true);
  addEventListener("${PREVIEW_LINKS_READY_EVENT}", () => removeEventListener("click", hold, true), { once: true });
}`;

/** Adds the script to a page of a preview. */
export function addHoldPreviewLinksScript(page: HtmlEditor): void {
  page.insertBefore("</body>", `<script>${HOLD_LINKS_SCRIPT}</script>`);
}
