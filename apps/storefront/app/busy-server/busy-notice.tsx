import { useSyncExternalStore } from "react";
import { BUSY_TEXTS } from "./busy-texts.ts";
import { waitingCallsStore } from "./waiting-calls-store.ts";

/** Line above the page while a call waits for a busy server; rendered inside an existing live region. */
export function BusyNotice() {
  const code = useSyncExternalStore(waitingCallsStore.subscribe, waitingCallsStore.current, () => null);
  if (!code) return null;
  return (
    <p className="snackbar mb-2 flex min-h-13 items-center gap-3 rounded-md bg-snackbar px-4 py-3.5 text-label font-medium text-on-snackbar">
      <span className="spinner spinner-on-brand shrink-0" aria-hidden />
      <span>{BUSY_TEXTS[code].waiting}</span>
    </p>
  );
}
