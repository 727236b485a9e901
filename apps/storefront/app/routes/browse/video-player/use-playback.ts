import { type RefObject, useEffect, useRef, useState } from "react";
import { isForPlayer } from "./use-video-navigation.ts";

export type PlayState = "paused" | "buffering" | "playing" | "ended" | "failed";

export type Playback = {
  video: RefObject<HTMLVideoElement | null>;
  state: PlayState;
  /** Position in seconds. */
  position: number;
  toggle(): void;
  restart(): void;
  seek(seconds: number): void;
};

/**
 * Controls a `<video>`. It starts by itself unless reduced motion is preferred; the space bar pauses and resumes.
 *
 * @param onSeen called once, at the first playback
 */
export function usePlayback(onSeen: () => void): Playback {
  const video = useRef<HTMLVideoElement>(null);
  const seen = useRef(onSeen);
  const [state, setState] = useState<PlayState>("paused");
  const [position, setPosition] = useState(0);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const ends = new AbortController();
    const { signal } = ends;
    const on = (name: keyof HTMLMediaElementEventMap, listener: () => void) =>
      element.addEventListener(name, listener, { signal });
    on("waiting", () => setState("buffering"));
    on("pause", () => setState("paused"));
    on("ended", () => setState("ended"));
    on("error", () => setState("failed"));
    on("timeupdate", () => setPosition(element.currentTime));
    on("playing", () => setState("playing"));
    element.addEventListener("playing", () => seen.current(), { signal, once: true });
    window.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== " " || !isForPlayer(event, "button, a, input")) return;
        event.preventDefault();
        toggle(element);
      },
      { signal },
    );
    if (element.error) setState("failed");
    else if (!window.matchMedia("(prefers-reduced-motion: reduce)").matches) play(element);
    return () => ends.abort();
  }, []);

  const withVideo = (act: (element: HTMLVideoElement) => void) => () => {
    if (video.current) act(video.current);
  };
  return {
    video,
    state,
    position,
    toggle: withVideo(toggle),
    restart: withVideo((element) => {
      if (element.error) element.load();
      element.currentTime = 0;
      play(element);
    }),
    seek(seconds) {
      if (video.current) video.current.currentTime = seconds;
      setPosition(seconds);
    },
  };
}

function toggle(element: HTMLVideoElement): void {
  if (element.paused) play(element);
  else element.pause();
}

/** Plays; a browser that blocks autoplay leaves the play button to tap. */
function play(element: HTMLVideoElement): void {
  element.play().catch(() => undefined);
}
