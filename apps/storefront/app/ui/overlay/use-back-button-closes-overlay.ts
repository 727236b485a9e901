import { useEffect, useRef } from "react";

/**
 * Closes an overlay with the device's back button while it is open, without leaving the page. Pushes a history entry
 * with the state of the page, so that going back lands on the same page. The router must not see that step, or it would
 * reload the page.
 *
 * @param onClosed called once the history entry is removed; navigate only from then on
 */
export function useBackButtonClosesOverlay(open: boolean, close: () => void, onClosed?: () => void): void {
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
