import { useRef, useState } from "react";
import type { RecordDraft } from "./edit-and-compare-record-draft.ts";

/** Draft of a record on this device, with the sections that wait for the network and their fields. */
export type KeptDraft = {
  readonly draft: RecordDraft;
  readonly waiting: Readonly<Record<string, readonly string[]>>;
};

const EMPTY: KeptDraft = { draft: {}, waiting: {} };

/**
 * Keeps a draft on the device until it is saved or thrown away, so that a reload loses nothing.
 *
 * @param key of the record among all drafts of this device
 */
export function useKeptDraft(key: string) {
  const [kept, setKept] = useState(() => read(key));
  const latest = useRef(kept);
  return {
    kept,
    /** Draft of this moment, also within a call that began before it was changed. */
    now: () => latest.current,
    change(to: (kept: KeptDraft) => KeptDraft) {
      latest.current = to(latest.current);
      write(key, latest.current);
      setKept(latest.current);
    },
  };
}

function read(key: string): KeptDraft {
  try {
    return { ...EMPTY, ...(JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<KeptDraft>) };
  } catch {
    // A text that is no draft, e.g. of another version: nothing can be kept of it.
    return EMPTY;
  }
}

function write(key: string, { draft, waiting }: KeptDraft): void {
  const isEmpty = Object.keys(draft).length === 0 && Object.keys(waiting).length === 0;
  if (isEmpty) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify({ draft, waiting }));
}
