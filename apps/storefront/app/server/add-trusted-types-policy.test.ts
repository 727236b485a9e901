import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { addTrustedTypesPolicy } from "./add-trusted-types-policy.ts";
import { computeInlineScriptHashes } from "./compute-inline-script-hashes.ts";
import { editHtml } from "./edit-html.ts";

const PAGE = '<html><head><meta charset="utf-8"/></head><body><script>1</script></body></html>';
const SCRIPTS = ["https://js.pay.example/v2/standard"];

function withTypes(html: string, scripts: readonly string[]): string {
  return String(editHtml(Buffer.from(html), [(page) => addTrustedTypesPolicy(page, scripts)]));
}

type Rules = { createHTML(text: string): string | null; createScriptURL(url: string): string | null };

function policyOf(html: string): Rules {
  const made = new Map<string, Rules>();
  const code = /<head>.*?<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
  const location = { origin: "https://shop.example", href: "https://shop.example/products/1" };
  const trustedTypes = { createPolicy: (name: string, rules: Rules) => made.set(name, rules) };
  runInNewContext(code, { trustedTypes, location, URL });
  const rules = made.get("default");
  if (!rules) throw new Error("no default policy");
  return rules;
}

test("trusted types: scripts load from the build and the given URLs only", () => {
  const { createScriptURL } = policyOf(withTypes(PAGE, SCRIPTS));
  for (const url of ["/assets/a.js", "/service-worker.js", SCRIPTS[0] ?? "", `${SCRIPTS[0]}?id=1`])
    expect([url, createScriptURL(url)]).toEqual([url, url]);
  for (const url of [
    "/storage/review/1.webp",
    "/assets/../storage/evil.js",
    "https://js.pay.example/v2/standard/evil.js",
    "https://js.pay.example/other",
    "https://evil.example/assets/a.js",
    "http://js.pay.example/v2/standard",
    "data:text/javascript,1",
    "blob:https://shop.example/1",
    "javascript:1",
  ])
    expect([url, createScriptURL(url)]).toEqual([url, null]);
});

test("trusted types: markup as a string is refused", () => {
  const { createHTML } = policyOf(withTypes(PAGE, SCRIPTS));
  expect(createHTML("<script></script>")).toBe("<script></script>");
  expect(createHTML("사과 & 배")).toBe("사과 & 배");
  for (const html of ["<img src=x onerror=alert(1)>", "<script>1</script>", "</p><p>", "<"])
    expect([html, createHTML(html)]).toEqual([html, null]);
});

test("trusted types: the policy is the page's first script, allowed by its hash, and a URL cannot close it", () => {
  const page = withTypes(PAGE, ["https://x.example/</script><script>alert(1)"]);
  expect(page.indexOf("createPolicy")).toBeLessThan(page.indexOf("</head>"));
  expect(computeInlineScriptHashes(Buffer.from(page))).toHaveLength(2);
  expect(page).not.toContain("</script><script>alert");
});

test("trusted types: a page without scripts is unchanged", () => {
  const plain = "<html><head></head><body>1</body></html>";
  expect(withTypes(plain, SCRIPTS)).toBe(plain);
});
