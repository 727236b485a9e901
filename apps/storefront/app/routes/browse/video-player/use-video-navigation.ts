import { type RefObject, useEffect, useRef } from "react";

const SWIPE_PX = 60;
const WHEEL_PX = 60;
/** Milliseconds during which further wheel events are ignored after a turn. */
const PAUSE_MS = 700;

/**
 * Turns to the next video by a swipe up, the wheel, ↓ or j, and back by their opposites.
 *
 * @returns ref of the element to swipe
 */
export function useVideoNavigation<Element extends HTMLElement>(
  turn: (step: 1 | -1) => void,
): RefObject<Element | null> {
  const stage = useRef<Element>(null);
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const ends = new AbortController();
    const { signal } = ends;
    const passive = { signal, passive: true };
    let touchedAt: number | null = null;
    let rolled = 0;
    let pausesUntil = 0;

    element.addEventListener(
      "touchstart",
      (event) => {
        touchedAt = event.touches.length === 1 ? (event.touches[0]?.clientY ?? null) : null;
      },
      passive,
    );
    element.addEventListener(
      "touchend",
      (event) => {
        const moved = touchedAt === null ? 0 : (event.changedTouches[0]?.clientY ?? touchedAt) - touchedAt;
        touchedAt = null;
        if (Math.abs(moved) >= SWIPE_PX) latest.current(moved < 0 ? 1 : -1);
      },
      passive,
    );
    element.addEventListener(
      "wheel",
      (event) => {
        if (event.timeStamp < pausesUntil) return;
        rolled += event.deltaY;
        if (Math.abs(rolled) < WHEEL_PX) return;
        pausesUntil = event.timeStamp + PAUSE_MS;
        latest.current(rolled > 0 ? 1 : -1);
        rolled = 0;
      },
      passive,
    );
    window.addEventListener(
      "keydown",
      (event) => {
        const step = stepOf(event);
        if (step === null) return;
        event.preventDefault();
        latest.current(step);
      },
      { signal },
    );
    return () => ends.abort();
  }, []);
  return stage;
}

/** Steps by key code, which works while Hangul is typed. */
const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, KeyJ: 1, ArrowUp: -1, KeyK: -1 };

/** Checks whether a key press is meant for the player: not for a dialog over it, nor for a control that uses the key. */
export function isForPlayer(event: KeyboardEvent, controls: string): boolean {
  const { target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return false;
  if (document.querySelector('[role="dialog"]')) return false;
  return !(target instanceof Element && target.closest(controls));
}

function stepOf(event: KeyboardEvent): 1 | -1 | null {
  const step = STEPS[event.code];
  return step !== undefined && isForPlayer(event, "input, textarea, select") ? step : null;
}
