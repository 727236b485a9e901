import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../../../apps/shop/src/postgres/find-free-port.ts";
import { until } from "../visit-steps.ts";
import { type Engine, SCREEN, type Tab } from "./engine-and-tab-types.ts";
import { startVirtualDisplay } from "./start-virtual-display.ts";
import { ELEMENT, openSession, type WebDriverSession } from "./webdriver-session.ts";

/** WebKit by WebDriver: its small browser on a virtual display, as it has no other way without a screen. */

const DRIVER = "/usr/bin/WebKitWebDriver";
/** A script in a page that is just being replaced is never answered. */
const SCRIPT_MS = 4_000;
/** A window is at least as wide as its bar, whose own style is wider than a phone. */
const NARROW_BAR = "button, entry { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 6px; }";

export async function openWebKit(): Promise<Engine> {
  if (!existsSync(DRIVER)) throw new Error("WebKit is not installed: apt-get install webkit2gtk-driver");
  await using opened = new AsyncDisposableStack();
  const display = await startVirtualDisplay(opened);
  const home = await mkdtemp(path.join(tmpdir(), "todayfruit-webkit-"));
  // The browser writes its caches until it has ended.
  opened.defer(() => rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));
  await mkdir(path.join(home, "gtk-3.0"));
  await writeFile(path.join(home, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  await writeFile(path.join(home, "gtk-3.0/gtk.css"), NARROW_BAR);
  const driverUrl = await startDriver(opened, {
    DISPLAY: display,
    GDK_BACKEND: "x11",
    // Without a graphics card its pictures are black from time to time.
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    TZ: "Asia/Seoul",
    LANG: "ko_KR.UTF-8",
    LANGUAGE: "ko",
  });
  const probe = await newSession(driverUrl);
  const { browserName, browserVersion } = probe.capabilities;
  await probe.send("DELETE", "");
  const kept = opened.move();
  return {
    name: "webkit",
    version: `${browserName}/${browserVersion}`,
    newTab: () => newTab(driverUrl),
    stop: () => kept.disposeAsync(),
  };
}

async function startDriver(opened: AsyncDisposableStack, settings: Record<string, string>): Promise<string> {
  const port = await findFreePort();
  const driver: ChildProcess = spawn(DRIVER, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, ...settings },
  });
  opened.defer(() => void driver.kill());
  const url = `http://127.0.0.1:${port}`;
  await until("WebKitWebDriver starts", async () => (await fetch(`${url}/status`)).ok);
  return url;
}

function newSession(driverUrl: string) {
  return openSession(driverUrl, { acceptInsecureCerts: false, pageLoadStrategy: "normal" });
}

async function newTab(driverUrl: string): Promise<Tab> {
  const session = await newSession(driverUrl);
  const evaluate = <Value>(expression: string) =>
    session.send<Value>("POST", "/execute/sync", { script: `return (${expression});`, args: [] }, SCRIPT_MS);
  const elementAt = (value: string) =>
    session.send<Record<string, string>>("POST", "/element", { using: "css selector", value });
  const at = async (selector: string) => `/element/${(await elementAt(selector))[ELEMENT]}`;
  // The window is larger than its page by the browser's own bar.
  await session.send("POST", "/window/rect", SCREEN);
  const inner = await evaluate<typeof SCREEN>("({ width: innerWidth, height: innerHeight })");
  await session.send("POST", "/window/rect", {
    width: SCREEN.width * 2 - inner.width,
    height: SCREEN.height * 2 - inner.height,
  });
  return {
    open: (url) => session.send("POST", "/url", { url }),
    evaluate,
    press: async (selector) => session.send("POST", `${await at(selector)}/click`),
    type: async (selector, text) => {
      // The protocol's own way to type refuses a field of a frame, "not focusable".
      if (!(await evaluate<boolean>(`document.activeElement === document.querySelector("${selector}")`)))
        await session.send("POST", `${await at(selector)}/click`);
      await evaluate(`document.querySelector("${selector}").select()`);
      await session.send("POST", "/actions", { actions: [keysOf(text)] });
    },
    picture: () => pictureOf(session),
    enterFrame: async (selector) => session.send("POST", "/frame", { id: await elementAt(selector) }),
    leaveFrame: () => session.send("POST", "/frame", { id: null }),
    complaints: () => [],
    close: () => session.send("DELETE", ""),
  };
}

/** Takes a picture with the next frame, which a page at rest may not draw: then it is asked for again. */
async function pictureOf(session: WebDriverSession): Promise<Buffer> {
  let picture = "";
  await until("a picture", async () => {
    picture = await session.send<string>("GET", "/screenshot", undefined, SCRIPT_MS);
    return true;
  });
  return Buffer.from(picture, "base64");
}

/** Key presses of a text as an input source of the protocol. */
function keysOf(text: string) {
  const actions = [...text].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return { type: "key", id: "keyboard", actions };
}
