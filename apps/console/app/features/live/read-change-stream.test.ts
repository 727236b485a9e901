import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ChangeMessage, readChangeStream } from "./read-change-stream.ts";

/** Stream that a test answers for the server. */
class OpenedStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  onerror: (() => void) | null = null;
  constructor() {
    super();
    opened.push(this);
  }
  close() {
    this.readyState = OpenedStream.CLOSED;
  }
  send(event: string, data: object) {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }
}

let opened: OpenedStream[] = [];
const stops: (() => void)[] = [];
beforeEach(() => {
  opened = [];
  vi.stubGlobal("EventSource", OpenedStream);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

test("readChangeStream: the first beat has what was answered read again, as a change may lie between a screen's call and it", async () => {
  const { heard, stream } = await openWindow();
  stream.send("beat", { isLive: true });
  stream.send("beat", { isLive: true });
  stream.send("changed", { nouns: ["orders"] });
  expect(heard).toEqual([
    { kind: "beat", isLive: true },
    { kind: "began" },
    { kind: "beat", isLive: true },
    { kind: "changed", nouns: ["orders"] },
  ]);
});

test("readChangeStream: the beat after a stream that broke off has everything read again", async () => {
  const { heard, stream } = await openWindow();
  stream.send("beat", { isLive: true });
  heard.length = 0;
  stream.onerror?.();
  stream.send("beat", { isLive: true });
  expect(heard).toEqual([
    { kind: "beat", isLive: true },
    { kind: "changed", nouns: null },
  ]);
});

test("readChangeStream: a window that takes over has all windows read again what was answered", async () => {
  const first = await openWindow();
  first.stream.send("beat", { isLive: true });
  const second: ChangeMessage[] = [];
  stops.push(readChangeStream((message) => second.push(message)));
  stops.shift()?.();
  await vi.waitUntil(() => opened.length === 2);
  opened[1]?.send("beat", { isLive: true });
  expect(second.at(-1)).toEqual({ kind: "began" });
});

async function openWindow() {
  const heard: ChangeMessage[] = [];
  stops.push(readChangeStream((message) => heard.push(message)));
  await vi.waitUntil(() => opened.length > 0);
  const [stream] = opened;
  if (!stream) throw new Error("No stream was opened");
  return { heard, stream };
}
