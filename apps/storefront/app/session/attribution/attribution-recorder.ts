import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { isOptedOutByUrlParameter } from "../../analytics/is-opted-out-by-url-parameter.ts";
import { pagePreview } from "../../preview/read-preview-token-and-instant.ts";
import { rememberAttribution } from "./remember-attribution.ts";

/**
 * Remembers the campaign and content of the address a page was opened with, and of each link followed from there. Going
 * back to an address follows no link. Previews and browsers excluded from measurement remember nothing.
 */
export function AttributionRecorder(): null {
  const { key, search } = useLocation();
  const type = useNavigationType();
  const remembered = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = remembered.current === null;
    if (remembered.current === key || pagePreview !== null || (!isFirst && type === "POP")) return;
    remembered.current = key;
    // Reading storage waits for another process of the browser, so it does not run in the same task as hydration.
    setTimeout(() => {
      if (!isOptedOutByUrlParameter()) rememberAttribution(window.localStorage, search, Date.now());
    });
  }, [key, search, type]);
  return null;
}
