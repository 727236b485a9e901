import type { HtmlEditor } from "./edit-html.ts";

/**
 * Inline script that adds what the shop's modules call and Safari before 17.4, Chrome before 120 and Samsung Internet
 * before 25 lack: they would stop at the first missing function, before anything can be pressed.
 */
const MISSING_FEATURES_SCRIPT = `URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
};
Promise.withResolvers ??= () => {
  const parts = {};
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
};
Map.groupBy ??= (items, keyOf) => {
  const groups = new Map();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
};
`;

/** Adds the script before everything else of a page, since modules whose files are cached run before its end is read. */
export function addPolyfillScript(page: HtmlEditor): void {
  page.insertAfter("<head>", `<script>${MISSING_FEATURES_SCRIPT}</script>`);
}
