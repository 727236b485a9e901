import { existsSync } from "node:fs";
import { type Frame, launch, type Page } from "puppeteer-core";
import { CHROMIUM_FLAGS, findChromium } from "../../../scripts/find-chromium.ts";
import { type Engine, SCREEN, type Tab } from "./engine-and-tab-types.ts";

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */

const FIREFOX_FILES = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

export async function openChromium(): Promise<Engine> {
  const browser = await launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, "--lang=ko-KR"],
    env: { ...process.env, TZ: "Asia/Seoul", LANGUAGE: "ko" },
  });
  return engineOf("chromium", browser);
}

export async function openFirefox(): Promise<Engine> {
  const executablePath = [process.env.FIREFOX, ...FIREFOX_FILES].find((file) => file && existsSync(file));
  if (!executablePath) throw new Error("Firefox is not installed: apt-get install firefox-esr");
  const browser = await launch({
    browser: "firefox",
    executablePath,
    extraPrefsFirefox: {
      "intl.accept_languages": "ko-KR, ko",
      "ui.prefersReducedMotion": 1,
      // As on a phone, where scrollbars take no width.
      "ui.useOverlayScrollbars": 1,
    },
    env: { ...process.env, TZ: "Asia/Seoul" },
  });
  return engineOf("firefox", browser);
}

type Browser = Awaited<ReturnType<typeof launch>>;

async function engineOf(name: "chromium" | "firefox", browser: Browser): Promise<Engine> {
  return {
    name,
    version: await browser.version(),
    newTab: () => newTab(name, browser),
    stop: () => browser.close(),
  };
}

async function newTab(name: Engine["name"], browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ ...SCREEN, deviceScaleFactor: 1 });
  if (name === "chromium") {
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
  }
  const errors: string[] = [];
  page.on("pageerror", (error) => {
    const message = error instanceof Error ? error.message : String(error);
    // Firefox counts what a worker could not fetch for a page that is left or has no network; it is no script's error.
    if (!/^Failed to load .*ServiceWorker/.test(message)) errors.push(message);
  });
  let frame: Frame | Page = page;
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
    evaluate: async <Value>(expression: string) => (await frame.evaluate(expression)) as Value,
    press: (selector) => frame.click(selector),
    type: (selector, text) => frame.type(selector, text),
    picture: async () => Buffer.from(await page.screenshot()),
    enterFrame: async (selector) => {
      const inner = await (await page.$(selector))?.contentFrame();
      if (!inner) throw new Error(`No frame at ${selector}`);
      frame = inner;
    },
    leaveFrame: async () => {
      frame = page;
    },
    complaints: () => errors,
    close: () => context.close(),
  };
}
