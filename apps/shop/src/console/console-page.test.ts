import { expect, test } from "vitest";
import { consolePolicy } from "./console-page.ts";

const HTML = "<script>start()</script><script src='/a.js'></script>";

test.each([
  [
    ["https://shop.example", "https://market.example"],
    "frame-src https://shop.example https://market.example",
  ],
  [[], "frame-src 'none'"],
])("the policy with the shops %j lets in frames of these alone: %s", (shops, frames) => {
  const policy = consolePolicy(HTML, shops).split("; ");
  expect(policy).toContain(frames);
  expect(policy).toContain("frame-ancestors 'none'");
});

test("the policy names the inline script by its hash, and no other origin for scripts", () => {
  expect(consolePolicy(HTML, [])).toContain(
    "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
  );
});
