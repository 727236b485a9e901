import { expect, test } from "vitest";
import { computeInlineScriptHashes } from "./compute-inline-script-hashes.ts";

const one = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";

test("computeInlineScriptHashes: hashes each inline script once, in page order", () => {
  const two = "'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU='";
  const html = "<body><script>1</script><p>x</p><script async>2</script ><SCRIPT>1</SCRIPT></body>";
  expect(computeInlineScriptHashes(Buffer.from(html))).toEqual([one, two]);
});

test("computeInlineScriptHashes: covers every byte, including Korean and line breaks", () => {
  const [plain] = computeInlineScriptHashes(Buffer.from("<script>a('사과')</script>"));
  const [broken] = computeInlineScriptHashes(Buffer.from("<script>a('사과')\n</script>"));
  expect(plain).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
  expect(broken).not.toBe(plain);
});

test("computeInlineScriptHashes: includes modules; excludes files and JSON", () => {
  expect(computeInlineScriptHashes(Buffer.from('<script type="module">1</script>'))).toEqual([one]);
  expect(
    computeInlineScriptHashes(
      Buffer.from('<script src="/a.js"></script><script type="application/ld+json">{}</script>'),
    ),
  ).toEqual([]);
});

test("computeInlineScriptHashes: the text of a script is no script, and one without an end has no hash", () => {
  expect(computeInlineScriptHashes(Buffer.from('<script>1</script><script>html === "<script>"'))).toEqual([
    one,
  ]);
  const [hash, ...others] = computeInlineScriptHashes(Buffer.from('<script>html === "<script>"</script>'));
  expect([typeof hash, others]).toEqual(["string", []]);
});
