import { useEffect, useRef } from "react";

/**
 * While something lies over the page, the device's back button closes it and stays on the page.
 *
 * An entry with the very same state as the page is put on the history, so going back from it lands on the page again.
 * The router must not hear of that step: it would load the page anew.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });

  useEffect(() => {
    if (!open) return;
    let ours = true;
    window.history.pushState({ ...window.history.state, overlay: true }, "");

    const onBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      ours = false;
      latestClose.current();
    };
    window.addEventListener("popstate", onBack, { capture: true, once: true });

    return () => {
      window.removeEventListener("popstate", onBack, { capture: true });
      if (ours && window.history.state?.overlay) takeEntryBack();
    };
  }, [open]);
}

function takeEntryBack(): void {
  window.addEventListener("popstate", (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  window.history.back();
}
