import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { confirmAsks } from "./confirm-asks.ts";

/** The sheet is fetched when a call first wants a confirmation. */
const ConfirmSheet = lazy(async () => ({ default: (await import("./confirm-sheet.tsx")).ConfirmSheet }));

/** Asks a member who they are, whatever page a call wants it on; part of the root, so the page below keeps what was typed. */
export function ConfirmHost() {
  const ask = useSyncExternalStore(confirmAsks.subscribe, confirmAsks.current, () => null);
  const [wasAsked, setWasAsked] = useState(false);
  if (ask && !wasAsked) setWasAsked(true);
  if (!wasAsked) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmSheet ask={ask} />
    </Suspense>
  );
}
