/**
 * Escapes a text for an XML element or attribute; drops characters XML cannot contain.
 *
 * @example escapeXml("감귤 & <귤>") // "감귤 &amp; &lt;귤&gt;"
 */
export function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;")
    .replaceAll(UNWRITABLE, "");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 cannot hold.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
