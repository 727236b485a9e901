import { useEffect, useRef } from "react";

/**
 * Returns a step to the rows beside the current one. Keys that follow each other faster than the page is drawn count each.
 *
 * @param place of the current row, -1 for none
 * @param open opens the row at a place within the list
 */
export function useSteps(place: number, count: number, open: (at: number) => void): (by: number) => void {
  const wanted = useRef(place);
  useEffect(() => {
    wanted.current = place;
  }, [place]);
  return (by) => {
    wanted.current = Math.max(0, Math.min(count - 1, wanted.current + by));
    open(wanted.current);
  };
}
