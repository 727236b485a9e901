import { setTimeout as wait } from "node:timers/promises";
import type { Tab } from "./browsers/engine-and-tab-types.ts";
import { buildElementFinderExpression, type Found, type Wanted } from "./build-element-finder-expression.ts";

export const PATIENCE_MS = 30_000;

/** What a journey works with: a tab, and the shop it is at. */
export type Visit = {
  tab: Tab;
  shopUrl: string;
  sandboxUrl: string;
  network: Network;
  /** Saves a PNG under a name for the comparison of the engines. */
  keepPicture(name: string, png: Buffer): Promise<void>;
};

/** Way to the shop, which a journey can cut. */
export type Network = { cut(): Promise<void>; mend(): Promise<void> };

/** Opens a page of the shop and waits until it has hydrated. */
export async function open({ tab, shopUrl }: Visit, address: string): Promise<void> {
  await tab.open(new URL(address, shopUrl).href);
  await hydrated(tab);
}

/** Continues as an unknown visitor; one engine has a single tab, so its storage is emptied. */
export async function becomeStranger({ tab, shopUrl }: Visit): Promise<void> {
  await tab.open(new URL("/offline", shopUrl).href);
  await run(tab, "localStorage.clear(), sessionStorage.clear()");
  await run(tab, "document.cookie = 'token=; Max-Age=0; Path=/; Secure'");
}

export async function hydrated(tab: Tab): Promise<void> {
  await until("the page hydrates", () => tab.evaluate(`${HYDRATED} && ${LOADED}`));
}

const HYDRATED = "document.documentElement.dataset.hydrated !== undefined";
const LOADED = "document.querySelector('.shimmer') === null";

/** Waits until an element is shown. */
export function see(tab: Tab, role: Wanted["role"], name: string, within?: string): Promise<Found> {
  return find(tab, { role, name, ...(within && { within }) }, "show");
}

/** Waits until an element can be pressed, and presses it; one that moved away meanwhile is found again. */
export async function press(tab: Tab, role: Wanted["role"], name: string, within?: string): Promise<void> {
  const wanted: Wanted = { role, name, ...(within && { within }) };
  for (let tries = 1; ; tries += 1) {
    const { selector } = await find(tab, wanted, "press");
    try {
      await tab.press(selector);
      return;
    } catch (error) {
      if (tries === MOST_TRIES || !NOT_PRESSED.test(String(error))) throw error;
    }
  }
}

const MOST_TRIES = 5;
/** Replies of the three engines to a press that did not happen. */
const NOT_PRESSED =
  /not clickable|no element found|no such element|stale element|not interactable|intercepted/i;

/** Replaces what a field holds. */
export async function fill(tab: Tab, name: string, text: string, within?: string): Promise<void> {
  const wanted: Wanted = { role: "field", name, ...(within && { within }) };
  const { selector } = await find(tab, wanted, "press");
  await run(tab, `document.querySelector(${JSON.stringify(selector)}).select()`);
  await tab.type(selector, text);
}

/** Runs an expression for its effect; a page that is being replaced has no answer, so it is tried again. */
export function run(tab: Tab, expression: string): Promise<void> {
  return until(expression, () => tab.evaluate(`(${expression}, true)`));
}

/** Waits until the path matches a regular expression. */
export function arriveAt(tab: Tab, path: string): Promise<void> {
  return until(`the path is ${path}`, () =>
    tab.evaluate(`new RegExp(${JSON.stringify(path)}).test(location.pathname)`),
  );
}

/** Waits until a condition holds; a page that is being replaced has no answer yet. */
export async function until(condition: string, holds: () => Promise<boolean>): Promise<void> {
  await poll(condition, async () => (await holds()) || null);
}

function find(tab: Tab, wanted: Wanted, must: "show" | "press"): Promise<Found> {
  const part = wanted.within ? ` in ${wanted.within}` : "";
  return poll(`${wanted.role} /${wanted.name}/${part}`, () =>
    tab.evaluate<Found | null>(buildElementFinderExpression(wanted, must)),
  );
}

async function poll<Value>(what: string, ask: () => Promise<Value | null>): Promise<Value> {
  const end = Date.now() + PATIENCE_MS;
  let refusal = "";
  while (Date.now() < end) {
    try {
      const value = await ask();
      if (value !== null) return value;
    } catch (error) {
      refusal = `: ${error instanceof Error ? error.message : error}`;
    }
    await wait(150);
  }
  throw new Error(`Waited ${PATIENCE_MS / 1000} s for ${what}${refusal}`);
}
