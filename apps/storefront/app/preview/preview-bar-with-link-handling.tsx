import { type PreviewFacts, previewNotice } from "@todayfruit/domain/previews/preview-notice";
import { isPreviewedPath, previewAddress } from "@todayfruit/domain/previews/preview-pages";
import Eye from "lucide-react/icons/eye";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { pageEvents } from "../analytics/page-event-queue.ts";
import { showSnackbar } from "../ui/overlay/snackbar-store.ts";
import { PREVIEW_LINKS_READY_EVENT } from "./preview-links-ready-event.ts";
import { pagePreview } from "./read-preview-token-and-instant.ts";

const CLOSED = "미리보기에서는 열 수 없는 화면이에요. 매장 화면에서 열어 주세요";

/** Strip above every page of a preview: what it is, at which instant. Links lead on within the preview. */
export function PreviewBarWithLinkHandling({ preview }: { preview: PreviewFacts }) {
  useEffect(() => pageEvents.stop(), []);
  useLinksWithinPreview();
  const [title, at, contents, failed] = previewNotice(preview);
  return (
    <aside aria-label={title} className="contents">
      <p className="preview-strip sticky top-0 z-nav bg-ink px-gutter text-caption text-canvas">
        <span>
          <Eye aria-hidden className="size-4" />
          <b className="font-bold">{title}</b>
          {" · "}
          <time dateTime={preview.at}>{at}</time>
        </span>
        <span className="preview-strip-dot"> · </span>
        <span>{contents}</span>
      </p>
      {failed && <p className="bg-ink px-gutter pb-2 text-center text-caption text-canvas">{failed}</p>}
    </aside>
  );
}

/** Opens the pages that links lead to as documents of the preview, and says which of them it does not have. */
function useLinksWithinPreview(): void {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname + search);
  useEffect(() => {
    // A button that led on without a link: the page of the shop gives way to the one of the preview.
    if (shown.current === pathname + search) return;
    shown.current = pathname + search;
    openInPreview({ pathname, search, hash: "" });
  }, [pathname, search]);
  useEffect(() => {
    window.addEventListener("click", followInPreview, { capture: true });
    window.dispatchEvent(new Event(PREVIEW_LINKS_READY_EVENT));
    const { previewPressed } = document.documentElement.dataset;
    if (previewPressed !== undefined) openInPreview(new URL(previewPressed));
    return () => window.removeEventListener("click", followInPreview, { capture: true });
  }, []);
}

/** Follows a pressed link to another page of this shop before the router does. */
function followInPreview(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isElsewhere = link.origin !== window.location.origin || link.target === "_blank";
  const isHere = link.hash !== "" && link.pathname === window.location.pathname;
  if (isElsewhere || isHere) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  openInPreview(link);
}

function openInPreview({ pathname, search, hash }: { pathname: string; search: string; hash: string }): void {
  if (pagePreview !== null && isPreviewedPath(pathname))
    window.location.assign(previewAddress(pathname + search, pagePreview.token) + hash);
  else showSnackbar(CLOSED, { tone: "failure" });
}
