import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const APP = path.join(import.meta.dirname, "..");
const files = readdirSync(APP, { recursive: true, encoding: "utf8" });
const styles = files.filter((file) => file.endsWith(".css")).map((file) => ({ file, text: read(file) }));
const pages = files.filter((file) => file.endsWith(".tsx")).map((file) => ({ file, text: read(file) }));

const REDUCED = /@media \(prefers-reduced-motion: reduce\) \{/;

test("styles: every animation's duration is a token, or it stops with reduced motion", () => {
  const moving = styles.flatMap(({ text }) =>
    rulesOf(text).filter(({ body }) => /\banimation:(?! none)/.test(body)),
  );
  expect(moving.length).toBeGreaterThan(3);
  const stopped = styles.flatMap(({ text }) => rulesOf(text.split(REDUCED)[1] ?? ""));
  const wrong = moving.filter(
    ({ selector, body }) =>
      !/animation:[^;]*var\(--dur-/.test(body) &&
      !stopped.some((rule) => rule.selector.includes(selector) && rule.body.includes("animation: none")),
  );
  expect(wrong).toEqual([]);
});

test("styles: every transition's duration is a token, and the tokens are 0 with reduced motion", () => {
  const named = styles.flatMap(({ text }) => text.match(/\btransition:[^;]*;/g) ?? []);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((rule) => !rule.includes("var(--dur-"))).toEqual([]);
  const tokens = read("styles/tokens.css");
  const durations = new Set(tokens.match(/--dur-[a-z]+(?=: [1-9])/g));
  const reduced = tokens.split(REDUCED)[1] ?? "";
  expect([...durations].filter((name) => !reduced.includes(`${name}: 0ms;`))).toEqual([]);
});

test("styles: a class that moves something takes its duration from a token, and nothing scrolls smoothly with reduced motion", () => {
  const classes = pages.flatMap(({ file, text }) =>
    (text.match(/["'`][^"'`\n]*\btransition(?:-|\b(?= ))[^"'`\n]*["'`]/g) ?? []).map(
      (each) => `${file}: ${each}`,
    ),
  );
  expect(classes.length).toBeGreaterThan(5);
  expect(classes.filter((each) => !each.includes("duration-(--dur-"))).toEqual([]);
  const smooth = pages.filter(
    ({ text }) => text.includes("scroll-smooth") && !text.includes("motion-reduce:scroll-auto"),
  );
  expect(smooth.map(({ file }) => file)).toEqual([]);
  const animated = pages.filter(({ text }) => /["'` ]animate-/.test(text));
  expect(animated.map(({ file }) => file)).toEqual([]);
});

function read(file: string): string {
  return readFileSync(path.join(APP, file), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
}

/** Innermost rules of a style sheet. */
function rulesOf(text: string): { selector: string; body: string }[] {
  return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
    selector: selector.trim(),
    body,
  }));
}
