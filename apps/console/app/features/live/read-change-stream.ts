/** Message of the stream of changes, as the window that reads it passes it on to the others. */
export type ChangeMessage =
  | { kind: "beat"; isLive: boolean }
  /** Changes come from here on; no stream told of what changed before. */
  | { kind: "began" }
  /** `null`: changes may have been missed, so everything is read again. */
  | { kind: "changed"; nouns: string[] | null }
  | { kind: "ended" };

const ADDRESS = "/operator/v1/events";
const STREAM_NAME = "change-stream";
/** Time in ms after which a stream that the server refused is opened again; a browser itself gives such a one up. */
const AGAIN_MS = 2000;
/** Time in ms for which a stream may be opened again before it counts as lost. */
const LOST_MS = 3000;

/**
 * Reads the stream of changes for all windows of this browser: one of them holds it, since a browser opens six connections
 * to one address at most, and the next takes over when it is closed.
 *
 * @returns function that stops
 */
export function readChangeStream(onMessage: (message: ChangeMessage) => void): () => void {
  const others = new BroadcastChannel(STREAM_NAME);
  const leaving = new AbortController();
  others.onmessage = ({ data }: MessageEvent<ChangeMessage>) => onMessage(data);
  const pass = (message: ChangeMessage) => {
    onMessage(message);
    others.postMessage(message);
  };
  void navigator.locks
    .request(STREAM_NAME, { signal: leaving.signal }, () => hold(pass, leaving.signal))
    .catch((error: unknown) => {
      // A window that is left while it waits for its turn is no failure.
      if (!leaving.signal.aborted) throw error;
    });
  return () => {
    leaving.abort();
    others.close();
  };
}

/** Holds the stream open until the window is left. */
function hold(pass: (message: ChangeMessage) => void, leaving: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let stream: EventSource;
    let reopening: ReturnType<typeof setTimeout>;
    let losing: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;
    let mayHaveMissed = false;
    function open() {
      stream = new EventSource(ADDRESS);
      stream.addEventListener("beat", ({ data }: MessageEvent<string>) => {
        clearTimeout(losing);
        losing = undefined;
        pass({ kind: "beat", isLive: (JSON.parse(data) as { isLive: boolean }).isLive });
        if (mayHaveMissed) pass({ kind: "changed", nouns: null });
        // A change may lie between a screen's first call, or another window's end, and this beat.
        else if (isFirst) pass({ kind: "began" });
        isFirst = false;
        mayHaveMissed = false;
      });
      stream.addEventListener("changed", ({ data }: MessageEvent<string>) =>
        pass({ kind: "changed", nouns: (JSON.parse(data) as { nouns: string[] }).nouns }),
      );
      stream.addEventListener("ended", () => pass({ kind: "ended" }));
      stream.onerror = () => {
        mayHaveMissed = true;
        losing ??= setTimeout(() => pass({ kind: "beat", isLive: false }), LOST_MS);
        if (stream.readyState === EventSource.CLOSED) reopening = setTimeout(open, AGAIN_MS);
      };
    }
    open();
    leaving.addEventListener("abort", () => {
      clearTimeout(reopening);
      clearTimeout(losing);
      stream.close();
      resolve();
    });
  });
}
