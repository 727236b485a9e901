import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { addPolyfillScript } from "./add-polyfill-script.ts";
import { editHtml } from "./edit-html.ts";

const bare = Buffer.from('<html><head><link rel="modulepreload" href="/a.js"/></head></html>');
const page = String(editHtml(bare, [addPolyfillScript]));
const code = /<head><script>([\s\S]*?)<\/script><link/.exec(page)?.[1] ?? "";

/** Runs the script and an expression in a browser without the three functions. */
function inOlderBrowser(expression: string): unknown {
  class OlderUrl extends URL {
    static override canParse = undefined as unknown as typeof URL.canParse;
  }
  const older = "Promise.withResolvers = undefined; Map.groupBy = undefined;";
  return runInNewContext(`${older}${code}${expression}`, { URL: OlderUrl });
}

test.each([
  ['URL.canParse("/a", "https://f.kr")', true],
  ['URL.canParse("/a")', false],
  ['URL.canParse("https://")', false],
  ['[...Map.groupBy([1, 2, 3], (n) => n % 2 ? "odd" : "even")].join(" ")', "odd,1,3 even,2"],
  ['[...Map.groupBy("ab", (_, index) => index)].join(" ")', "0,a 1,b"],
])("missing features: %s is %j", (expression, value) => {
  expect(inOlderBrowser(expression)).toBe(value);
});

test("missing features: a promise is resolved or rejected from outside", async () => {
  const settled = inOlderBrowser(`
    const [kept, broken] = [Promise.withResolvers(), Promise.withResolvers()];
    kept.resolve(1);
    broken.reject(2);
    Promise.allSettled([kept.promise, broken.promise])`);
  expect(await settled).toEqual([
    { status: "fulfilled", value: 1 },
    { status: "rejected", reason: 2 },
  ]);
});

test("missing features: a browser's own functions stay", () => {
  const own = () => false;
  expect(runInNewContext(`${code}URL.canParse`, { URL: { canParse: own } })).toBe(own);
});
