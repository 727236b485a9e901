import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect, useState, useSyncExternalStore } from "react";
import { BusyNotice } from "../../busy-server/busy-notice.tsx";
import { currentSnack, hideSnackbar, type Snack, subscribeToSnackbar } from "./snackbar-store.ts";

const SHOWN_MS = 2_500;

/** Host of the snackbar, rendered once in the root; messages come from `showSnackbar`. */
export function SnackbarHost() {
  const snack = useSyncExternalStore(subscribeToSnackbar, currentSnack, () => null);
  return (
    <div className="snackbar-region">
      {/* Both regions are rendered before their text, since screen readers skip a region inserted with it. An open
          sheet recognises them by `aria-live` and hides everything else behind it. */}
      <div role="status" aria-live="polite">
        <BusyNotice />
        {snack && snack.tone !== "failure" && <Message snack={snack} />}
      </div>
      <div role="alert" aria-live="assertive">
        {snack?.tone === "failure" && <Message snack={snack} />}
      </div>
    </div>
  );
}

function Message({ snack }: { snack: Snack }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => hideSnackbar(snack), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [snack, held]);

  const { action } = snack;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here; the time stands still while it is read.
    <div
      className="snackbar flex min-h-13 items-center gap-2.5 rounded-md bg-snackbar px-4 py-3.5 text-label font-medium text-on-snackbar"
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      {snack.tone === "success" && <CircleCheck className="size-5" aria-hidden />}
      {snack.tone === "failure" && <CircleAlert className="size-5" aria-hidden />}
      <span>{snack.text}</span>
      {action && (
        <button
          className="-my-3 -mr-2 ml-auto inline-flex min-h-11 min-w-11 items-center justify-center px-2 font-bold whitespace-nowrap text-accent"
          type="button"
          onClick={() => {
            hideSnackbar(snack);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
