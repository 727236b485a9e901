import { useEffect, useState } from "react";

/** Returns a value once it has stayed equal for a time in ms; the first one at once. Values are compared as JSON. */
export function useDebouncedValue<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  const isSettled = JSON.stringify(settled) === text;
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), ms);
    return () => clearTimeout(timer);
  }, [text, isSettled, ms]);
  return settled;
}
