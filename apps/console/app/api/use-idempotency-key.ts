import { useRef } from "react";

/**
 * Returns the `Idempotency-Key` of a decision: the same for each try of one input, another for a changed input, since a
 * key belongs to one body.
 */
export function useIdempotencyKey(): (input: unknown) => string {
  const last = useRef({ text: "", key: "" });
  return (input) => {
    const text = JSON.stringify(input);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
