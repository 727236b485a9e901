import { createHash } from "node:crypto";

/**
 * The Content-Security-Policy sources that allow exactly the inline scripts of a page, each once, in page order.
 *
 * @param html a finished document as our renderer writes it: script ends are escaped inside script text
 * @returns sources ready for `script-src`; scripts with a `src` and blocks of data (JSON) are not code and have none
 * @example inlineScriptHashes("<script>1</script>") // ["'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"]
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(scriptElement)) {
    if (hasSource.test(attributes) || isData.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [...hashes];
}

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const hasSource = /(?:^|\s)src\s*=/i;
const isData = /(?:^|\s)type\s*=\s*["']?(?:application\/(?:ld\+)?json)/i;
