import { useKeyDown } from "./use-key-down.ts";

/** Runs on ⌘S or Ctrl and S, in a field too. */
export function useSaveKey(run: () => void): void {
  useKeyDown((event) => {
    if (!(event.metaKey || event.ctrlKey) || event.isComposing || event.code !== "KeyS") return;
    event.preventDefault();
    run();
  });
}
