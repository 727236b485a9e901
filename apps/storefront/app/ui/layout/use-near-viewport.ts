import { type RefObject, useEffect, useRef, useState } from "react";

/** Reports whether an element has come within 400 px of the viewport; stays true from then on. */
export function useNearViewport(): [anchor: RefObject<HTMLDivElement | null>, isNear: boolean] {
  const anchor = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!anchor.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: "400px" },
    );
    observer.observe(anchor.current);
    return () => observer.disconnect();
  }, []);
  return [anchor, isNear];
}
