import { useState } from "react";

/**
 * Marks of this device, such as parcels that were packed here: they outlast a reload and a lost connection, and are not
 * shared with other devices.
 *
 * @param name what is marked, with its day and farm
 */
export function useLocalCheckmarks(name: string) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(() => read(name));
  const keep = (next: ReadonlySet<string>) => {
    localStorage.setItem(`marks ${name}`, JSON.stringify([...next]));
    setMarked(next);
  };
  return {
    has: (mark: string) => marked.has(mark),
    toggle(mark: string): void {
      const next = new Set(marked);
      if (!next.delete(mark)) next.add(mark);
      keep(next);
    },
    add: (marks: readonly string[]) => keep(new Set([...marked, ...marks])),
    remove: (marks: readonly string[]) => keep(new Set([...marked].filter((mark) => !marks.includes(mark)))),
  };
}

/** Reads the marks of the device; a text of another version of the console has none. */
function read(name: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`marks ${name}`) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((mark) => typeof mark === "string") : []);
  } catch {
    return new Set();
  }
}
