import { useSearchParams } from "react-router";
import { readRange, type StatsRange } from "./parse-and-shift-stats-range.ts";

/** Returns the range of the address, and how another one is put there. */
export function useRangeOfAddress(): { range: StatsRange; setRange(range: StatsRange): void } {
  const [query, setQuery] = useSearchParams();
  const range = readRange({ from: query.get("from"), to: query.get("to") }, new Date());
  return {
    range,
    setRange: ({ from, to }) =>
      setQuery((old) => {
        old.set("from", from);
        old.set("to", to);
        return old;
      }),
  };
}
