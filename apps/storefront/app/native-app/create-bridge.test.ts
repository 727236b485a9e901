import { expect, test } from "vitest";
import type { ShellNews } from "./bridge-message-types-and-reader.ts";
import { BRIDGE_LOST, createBridge, type ShellPort } from "./create-bridge.ts";

type Said = { id: string; kind: string } & Record<string, unknown>;
const ORIGIN = "https://todayfruit.example";
const link = { title: "감귤", url: `${ORIGIN}/products/20003` };

/** App with scripted answers, and a clock the test advances. */
function phone(answers: (said: Said) => object | null, can: string[] = ["share", "haptic"]) {
  const said: Said[] = [];
  const news: ShellNews[] = [];
  const timers = new Map<number, { run: () => void; at: number }>();
  let [now, next] = [0, 0];
  const port: ShellPort = {
    onmessage: null,
    postMessage(text) {
      const message = JSON.parse(text) as Said;
      said.push(message);
      const answer = message.kind === "hello" ? { ok: true, value: { can, app: "2.1" } } : answers(message);
      if (answer) say({ v: 1, kind: "answer", re: message.id, ...answer });
    },
  };
  const say = (message: object, origin?: string) =>
    port.onmessage?.({ data: JSON.stringify(message), ...(origin !== undefined && { origin }) });
  const bridge = createBridge({
    port,
    origin: ORIGIN,
    newId: () => `q${next++}`,
    later: (run, milliseconds) => {
      const id = next++;
      timers.set(id, { run, at: now + milliseconds });
      return () => timers.delete(id);
    },
    onNews: (each) => news.push(each),
  });
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const [id, { run, at }] of timers) {
      if (at > now) continue;
      timers.delete(id);
      run();
    }
  };
  return { bridge, port, said, say, news, pass, timers };
}

test("bridge: greets the app once and returns its answers", async () => {
  const { bridge, said, timers } = phone(() => ({ ok: true, value: { isShared: true } }));
  expect(await bridge.ask("share", link)).toEqual({ isShared: true });
  expect(await bridge.ask("haptic", { feel: "light" })).toEqual({ isShared: true });
  expect(said.map(({ kind }) => kind)).toEqual(["hello", "share", "haptic"]);
  expect(said[1]).toMatchObject({ v: 1, ...link });
  expect(timers.size).toBe(0);
});

test("bridge: does not ask the app for what it cannot do", async () => {
  const { bridge, said } = phone(() => null, ["haptic"]);
  await expect(bridge.ask("share", link)).rejects.toThrow(BRIDGE_LOST);
  expect(said.map(({ kind }) => kind)).toEqual(["hello"]);
});

test("bridge: a question without an answer times out, and a late answer is ignored", async () => {
  const { bridge, said, say, pass } = phone(() => null);
  const asked = bridge.ask("haptic", { feel: "success" });
  await bridge.hello();
  await Promise.resolve();
  pass(4999);
  pass(1);
  await expect(asked).rejects.toThrow(BRIDGE_LOST);
  say({ v: 1, kind: "answer", re: said[1]?.id, ok: true, value: {} });
});

test("bridge: a negative answer or a closed port is lost at once", async () => {
  const refusing = phone(() => ({ ok: false }));
  await expect(refusing.bridge.ask("share", link)).rejects.toThrow(BRIDGE_LOST);
  const gone = phone(() => null);
  gone.port.postMessage = () => {
    throw new Error("The view is destroyed");
  };
  await expect(gone.bridge.hello()).rejects.toThrow(BRIDGE_LOST);
});

test("bridge: accepts news in the protocol's form and from the page's origin only", () => {
  const { news, say } = phone(() => null);
  say({ v: 1, kind: "pushToken", token: "fcm-1" });
  say({ v: 1, kind: "safeAreas", top: 47, bottom: 34 }, "");
  say({ v: 1, kind: "pushToken", token: "of another page" }, "https://elsewhere.example");
  say({ v: 2, kind: "pushToken", token: "of a newer app" });
  say({ v: 1, kind: "safeAreas", top: -1, bottom: 5000 });
  say({ v: 1, kind: "pushToken", token: "" });
  say({ v: 1, kind: "dance" });
  expect(news).toEqual([
    { kind: "pushToken", token: "fcm-1" },
    { kind: "safeAreas", top: 47, bottom: 34 },
  ]);
});

test.each(["", "{", "7", "null", "[]", 7, null])("readShellMessage: %o is no message", (data) => {
  const { news, port } = phone(() => null);
  port.onmessage?.({ data });
  expect(news).toEqual([]);
});
