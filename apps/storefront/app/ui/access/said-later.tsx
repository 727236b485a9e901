import { useEffect, useRef, useState } from "react";

/** How long nothing may have changed before it is said, in milliseconds. */
const quiet = 700;

type SaidLaterProps = {
  /** The whole of it: what is heard stands alone. */
  text: string;
  /** It is still being worked out. */
  busy?: boolean;
};

/**
 * Says to screen readers what a change led to: once, when it has settled; what stands there at first is read with the
 * page and not said. The region is there before its words, or they would not be heard.
 */
export function SaidLater({ text, busy = false }: SaidLaterProps) {
  const known = useRef(text);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (busy || text === known.current) return;
    const timer = setTimeout(() => {
      known.current = text;
      setSaid(text);
    }, quiet);
    return () => clearTimeout(timer);
  }, [text, busy]);
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {said}
    </p>
  );
}
