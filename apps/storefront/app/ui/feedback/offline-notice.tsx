import { useSyncExternalStore } from "react";

/** Line above the page while the device is offline. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className="bg-snackbar px-4 py-2.5 text-center text-label text-on-snackbar">
          인터넷 연결이 끊겼어요. 연결되면 이어서 볼 수 있어요
        </p>
      )}
    </div>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}
