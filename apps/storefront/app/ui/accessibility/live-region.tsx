import { useEffect, useRef, useState } from "react";

/** Milliseconds without a change after which the text is announced. */
const QUIET_MS = 700;

type LiveRegionProps = {
  /** The complete announcement; it must make sense without its surroundings. */
  text: string;
  /** True while the text is still being computed; delays the announcement. */
  busy?: boolean;
};

/**
 * Renders a polite live region and announces `text` once it has not changed for 700 ms. The initial text is not
 * announced, since it is read with the page. The region is rendered before its text, because screen readers skip regions
 * inserted together with it.
 */
export function LiveRegion({ text, busy = false }: LiveRegionProps) {
  const known = useRef(text);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (busy || text === known.current) return;
    const timer = setTimeout(() => {
      known.current = text;
      setSaid(text);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [text, busy]);
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {said}
    </p>
  );
}
