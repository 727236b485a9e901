import { expect, test } from "vitest";
import { consolePolicy } from "./register-console-page.ts";

const HTML = "<script>start()</script>";

test("consolePolicy: frames are those of the shops alone, and nobody frames the console", () => {
  const policy = consolePolicy(HTML, ["https://todayfruit.example", "https://market.example"]);
  expect(policy).toContain("frame-src https://todayfruit.example https://market.example;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
});

test("consolePolicy: without a shop there is no frame", () => {
  expect(consolePolicy(HTML, [])).toContain("frame-src 'none';");
});
