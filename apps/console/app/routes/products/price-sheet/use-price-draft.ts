import { useState } from "react";
import type { PriceDraft } from "./price-draft.ts";

const KEY = "price-sheet";
const MOST_STEPS = 100;

type Steps = { past: readonly PriceDraft[]; draft: PriceDraft };

/** Keeps what is typed on the device until it is saved or thrown away, with the steps before it. */
export function usePriceDraft() {
  const [{ past, draft }, setSteps] = useState<Steps>(() => ({ past: [], draft: readDraft() }));
  const set = (steps: Steps) => {
    localStorage.setItem(KEY, JSON.stringify(steps.draft));
    setSteps(steps);
  };
  return {
    draft,
    write: (next: PriceDraft) => set({ past: [...past.slice(-MOST_STEPS), draft], draft: next }),
    stepBack: past.length === 0 ? null : () => set({ past: past.slice(0, -1), draft: past.at(-1) ?? {} }),
    /** Drops what was saved of some options. */
    drop: (ids: ReadonlySet<number>) =>
      set({
        past: [],
        draft: Object.fromEntries(Object.entries(draft).filter(([id]) => !ids.has(Number(id)))),
      }),
  };
}

function readDraft(): PriceDraft {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as PriceDraft;
  } catch {
    // A text that is no draft, e.g. of another version: nothing can be kept of it.
    return {};
  }
}
