import { useEffect, useState } from "react";

/**
 * Returns a value once it has not changed for a time.
 *
 * @param afterMs time in ms
 */
export function useSettled<T>(value: T, afterMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
