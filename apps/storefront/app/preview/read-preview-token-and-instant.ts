import { PREVIEW_PARAMETER } from "@todayfruit/domain/previews/preview-parameter-and-header";

export type PagePreview = {
  /** Secret of the page's address, which its calls carry. */
  token: string;
  /** Instant that the page shows, in ms since 1970. */
  at: number;
};

/** Reads the preview that a document is; `null` for the shop itself. The server marks the document of each preview. */
export function readPreviewTokenAndInstant(dataset: DOMStringMap, search: string): PagePreview | null {
  const token = new URLSearchParams(search).get(PREVIEW_PARAMETER);
  const at = Date.parse(dataset.previewAt ?? "");
  return token === null || Number.isNaN(at) ? null : { token, at };
}

/**
 * Preview that this page is in the browser; `null` for the shop itself and on the server. A page of a preview is loaded
 * and left as a document, so this never changes.
 */
export const pagePreview =
  typeof window === "undefined"
    ? null
    : readPreviewTokenAndInstant(document.documentElement.dataset, window.location.search);
