import X from "lucide-react/icons/x";
import { useEffect, useSyncExternalStore } from "react";
import { toasts } from "./toast-store.ts";

const SHOWN_MS = 10_000;

/** Shows the current message at the foot of the page: ten seconds, a failure until it is closed. */
export function ToastHost() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, () => null);
  useEffect(() => {
    if (!toast || toast.isFailure) return;
    const timer = setTimeout(toasts.close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div className="no-print fixed inset-x-0 bottom-6 z-50 flex justify-center px-3.5 max-desk:bottom-20">
      <div role={toast?.isFailure ? "alert" : "status"}>
        {toast && (
          <p className="flex min-h-11 items-center gap-2.5 rounded-control bg-snackbar py-1.5 pr-2 pl-3.5 font-medium text-white shadow-bar">
            {toast.text}
            {toast.action && (
              <button
                type="button"
                className="h-8 rounded-sm px-2 font-bold text-accent"
                onClick={() => {
                  toast.action?.run();
                  toasts.close();
                }}
              >
                {toast.action.label}
              </button>
            )}
            <button
              type="button"
              className="grid size-8 place-items-center"
              aria-label="닫기"
              onClick={toasts.close}
            >
              <X aria-hidden />
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
