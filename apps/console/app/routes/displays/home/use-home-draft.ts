import { useRef, useState } from "react";
import type { HomeDraft } from "./edit-and-compare-home-draft.ts";

const KEY = "draft displays";
/** Most steps that are taken back one by one. */
const MOST_STEPS = 50;

/** Keeps the draft of the home on this device, with the steps that led to it. */
export function useHomeDraft() {
  const [draft, setDraft] = useState(read);
  const latest = useRef(draft);
  const steps = useRef<HomeDraft[]>([]);
  const set = (next: HomeDraft) => {
    latest.current = next;
    localStorage.setItem(KEY, JSON.stringify(next));
    setDraft(next);
  };
  return {
    draft,
    /** Changes the draft by one step, which can be taken back. */
    change(to: (draft: HomeDraft) => HomeDraft) {
      steps.current = [...steps.current.slice(1 - MOST_STEPS), latest.current];
      set(to(latest.current));
    },
    /** Changes the draft after a save; steps before it can no longer be taken back. */
    settle(to: (draft: HomeDraft) => HomeDraft) {
      steps.current = [];
      set(to(latest.current));
    },
    /** Takes the last step back. */
    stepBack() {
      const last = steps.current.at(-1);
      steps.current = steps.current.slice(0, -1);
      if (last) set(last);
    },
  };
}

function read(): HomeDraft {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as HomeDraft;
  } catch {
    // A text that is no draft, e.g. of another version: nothing can be kept of it.
    return {};
  }
}
