import { useRef } from "react";

/**
 * Returns the `Idempotency-Key` of a decision: the same while the same is sent again, another once it was changed, since a
 * key stands for one body.
 */
export function useDecisionKey(): (input: unknown) => string {
  const last = useRef({ text: "", key: "" });
  return (input) => {
    const text = JSON.stringify(input);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
