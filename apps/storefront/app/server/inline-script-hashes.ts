import { createHash } from "node:crypto";

/**
 * Computes the Content-Security-Policy sources that allow exactly the inline scripts of a page, each once, in page
 * order.
 *
 * @param html a complete document as this renderer writes it: script ends are escaped inside script text
 * @returns sources for `script-src`; scripts with a `src` and data blocks (JSON) have none
 * @example inlineScriptHashes("<script>1</script>") // ["'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"]
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(SCRIPT_ELEMENT)) {
    if (HAS_SOURCE.test(attributes) || IS_DATA.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [...hashes];
}

const SCRIPT_ELEMENT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const HAS_SOURCE = /(?:^|\s)src\s*=/i;
const IS_DATA = /(?:^|\s)type\s*=\s*["']?(?:application\/(?:ld\+)?json)/i;
