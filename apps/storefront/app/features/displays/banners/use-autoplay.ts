import { type RefObject, useEffect, useState } from "react";

/** Milliseconds per slide. */
const PAUSE_MS = 5_000;

export type Autoplay = {
  /** `null` when autoplay is off: a single slide, or reduced motion preferred. */
  isPlaying: boolean | null;
  toggle(): void;
};

/**
 * Advances a snapping strip slide by slide and wraps to the start. Pauses while hovered, focused or hidden; stops for
 * good once the shopper swipes or presses stop.
 */
export function useAutoplay(strip: RefObject<HTMLElement | null>, slides: number): Autoplay {
  const [isPlaying, setPlaying] = useState<boolean | null>(null);

  useEffect(() => {
    const motion = window.matchMedia("(prefers-reduced-motion: reduce)");
    const look = () => setPlaying(motion.matches || slides < 2 ? null : true);
    look();
    motion.addEventListener("change", look);
    return () => motion.removeEventListener("change", look);
  }, [slides]);

  useEffect(() => {
    const list = strip.current;
    if (!isPlaying || !list) return;
    const stop = () => setPlaying(false);
    const timer = setInterval(() => {
      if (!document.hidden && !list.matches(":hover, :focus-within")) moveOn(list);
    }, PAUSE_MS);
    list.addEventListener("pointerdown", stop);
    list.addEventListener("wheel", stop, { passive: true });
    return () => {
      clearInterval(timer);
      list.removeEventListener("pointerdown", stop);
      list.removeEventListener("wheel", stop);
    };
  }, [strip, isPlaying]);

  return { isPlaying, toggle: () => setPlaying((playing) => playing === false) };
}

function moveOn(list: HTMLElement): void {
  const [first, second] = list.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
  const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 1;
  list.scrollTo({
    left: isAtEnd ? 0 : list.scrollLeft + second.offsetLeft - first.offsetLeft,
    behavior: "smooth",
  });
}
