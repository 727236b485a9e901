import { useRef, useState } from "react";
import type { PriceDraft } from "./edit-and-settle-price-draft.ts";

const KEY = "draft prices";
const MOST_STEPS = 100;

type Steps = { past: readonly PriceDraft[]; draft: PriceDraft };

/** Keeps what is typed on the device until it is saved or thrown away, with the steps before it. */
export function usePriceDraft() {
  const [steps, setSteps] = useState<Steps>(() => ({ past: [], draft: readDraft() }));
  const latest = useRef(steps);
  const set = (next: Steps) => {
    latest.current = next;
    localStorage.setItem(KEY, JSON.stringify(next.draft));
    setSteps(next);
  };
  return {
    draft: steps.draft,
    /** Changes the draft by one step, which can be taken back. */
    change(to: (draft: PriceDraft) => PriceDraft) {
      const { past, draft } = latest.current;
      set({ past: [...past.slice(-MOST_STEPS), draft], draft: to(draft) });
    },
    /** Changes the draft after a save; steps before it can no longer be taken back. */
    settle(to: (draft: PriceDraft) => PriceDraft) {
      set({ past: [], draft: to(latest.current.draft) });
    },
    /** Takes the last step back; `null` without one. */
    stepBack:
      steps.past.length === 0
        ? null
        : () => {
            const { past } = latest.current;
            set({ past: past.slice(0, -1), draft: past.at(-1) ?? {} });
          },
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
