import { hash } from "node:crypto";

/**
 * Computes the Content-Security-Policy sources that allow exactly the inline scripts of a page, each once, in page
 * order.
 *
 * @param html a complete document as this renderer writes it, in UTF-8: names are in small letters, script ends are
 * escaped inside script text
 * @returns sources for `script-src`; scripts with a `src` and data blocks (JSON) have none
 * @example computeInlineScriptHashes(Buffer.from("<script>1</script>")) // ["'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"]
 */
export function computeInlineScriptHashes(html: Buffer): string[] {
  const hashes = new Set<string>();
  for (const { attributes, code } of scriptElements(html)) {
    if (HAS_SOURCE.test(attributes) || IS_DATA.test(attributes)) continue;
    hashes.add(`'sha256-${hash("sha256", code, "base64")}'`);
  }
  return [...hashes];
}

function* scriptElements(html: Buffer): Generator<{ attributes: string; code: Buffer }> {
  let at = html.indexOf(BEGIN);
  while (at >= 0) {
    const code = html.indexOf(">", at) + 1;
    const end = html.indexOf(END, code);
    if (code === 0 || end < 0) return;
    yield {
      attributes: html.toString("latin1", at + BEGIN.length, code - 1),
      code: html.subarray(code, end),
    };
    at = html.indexOf(BEGIN, end);
  }
}

const BEGIN = "<script";
const END = "</script";
const HAS_SOURCE = /(?:^|\s)src\s*=/i;
const IS_DATA = /(?:^|\s)type\s*=\s*["']?(?:application\/(?:ld\+)?json)/i;
