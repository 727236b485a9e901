import { useState } from "react";

/** Selected rows by id; those that left the list are no longer selected. */
export function useSelection(ids: readonly number[]) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const selected = ids.filter((id) => marked.has(id));
  return {
    selected,
    isAll: ids.length > 0 && selected.length === ids.length,
    has: (id: number) => marked.has(id),
    toggle(id: number): void {
      const next = new Set(marked);
      if (!next.delete(id)) next.add(id);
      setMarked(next);
    },
    toggleAll(): void {
      setMarked(new Set(selected.length === ids.length ? [] : ids));
    },
    clear(): void {
      setMarked(new Set());
    },
    keep(kept: readonly number[]): void {
      setMarked(new Set(kept));
    },
  };
}
