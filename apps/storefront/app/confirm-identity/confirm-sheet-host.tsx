import { Suspense, useState, useSyncExternalStore } from "react";
import { createLazyComponent } from "../ui/create-lazy-component.ts";
import { callsAwaitingConfirmationStore } from "./calls-awaiting-confirmation-store.ts";

/** Loaded when a call first requires a confirmation. */
const ConfirmSheet = createLazyComponent(async () => (await import("./confirm-sheet.tsx")).ConfirmSheet);

/** Host of the confirmation sheet for all pages; part of the root, so that the page below keeps its state. */
export function ConfirmSheetHost() {
  const ask = useSyncExternalStore(
    callsAwaitingConfirmationStore.subscribe,
    callsAwaitingConfirmationStore.current,
    () => null,
  );
  const [wasAsked, setWasAsked] = useState(false);
  if (ask && !wasAsked) setWasAsked(true);
  if (!wasAsked) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmSheet ask={ask} />
    </Suspense>
  );
}
