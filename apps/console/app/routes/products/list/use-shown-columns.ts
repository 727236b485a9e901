import { useState } from "react";

const KEY = "columns of products";

/** Keeps on the device which columns of the list are shown; an absent one is. */
export function useShownColumns() {
  const [columns, setColumns] = useState<Readonly<Record<string, boolean>>>(readColumns);
  return {
    columns,
    toggle(id: string) {
      const next = { ...columns, [id]: columns[id] === false };
      localStorage.setItem(KEY, JSON.stringify(next));
      setColumns(next);
    },
  };
}

function readColumns(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, boolean>;
  } catch {
    // A text that is no choice of columns: all are shown.
    return {};
  }
}
