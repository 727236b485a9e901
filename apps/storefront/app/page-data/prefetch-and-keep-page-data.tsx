import { KeepPageDataForBackForward } from "./keep-page-data-for-back-forward.tsx";
import { PressedLinkPrefetch } from "./pressed-link-prefetch.tsx";

export { showKeptPage } from "./keep-page-data-for-back-forward.tsx";

/** Has the data of pages there before they are asked for: of those that were shown, and of the one a pressed link leads to. */
export function PrefetchAndKeepPageData() {
  return (
    <>
      <PressedLinkPrefetch />
      <KeepPageDataForBackForward />
    </>
  );
}
