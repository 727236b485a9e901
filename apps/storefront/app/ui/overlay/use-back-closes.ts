import { useEffect, useRef } from "react";

/**
 * While something lies over the page, the device's back button closes it and stays on the page.
 *
 * An entry with the very same state as the page is put on the history, so going back from it lands on the page again.
 * The router must not hear of that step: it would load the page anew.
 *
 * @param onClosed called once the entry is gone: from then on it is safe to navigate
 */
export function useBackCloses(open: boolean, close: () => void, onClosed?: () => void): void {
  const latest = useRef({ close, onClosed });
  useEffect(() => {
    latest.current = { close, onClosed };
  });

  useEffect(() => {
    if (!open) return;
    let ours = true;
    window.history.pushState({ ...window.history.state, overlay: true }, "");

    const onBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      ours = false;
      latest.current.close();
      latest.current.onClosed?.();
    };
    window.addEventListener("popstate", onBack, { capture: true, once: true });

    return () => {
      window.removeEventListener("popstate", onBack, { capture: true });
      if (ours && window.history.state?.overlay) takeEntryBack(() => latest.current.onClosed?.());
    };
  }, [open]);
}

function takeEntryBack(done: () => void): void {
  const onBack = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    done();
  };
  window.addEventListener("popstate", onBack, { capture: true, once: true });
  window.history.back();
}
