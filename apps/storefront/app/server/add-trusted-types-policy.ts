import type { HtmlEditor } from "./edit-html.ts";

/** Trusted Types policies the page's own code creates; the Content-Security-Policy forbids others. */
export const TRUSTED_TYPE_POLICIES = ["default", "page-script", "sheet"] as const;

/**
 * Adds the Trusted Types policy before any other code of the page. Script URLs must belong to the build or the given
 * list; markup as a string is refused. `<script></script>` is allowed, because React creates script elements from it,
 * which never run.
 *
 * @param page a complete document; one without scripts is not changed
 * @param scripts URLs of third-party scripts, without a query
 */
export function addTrustedTypesPolicy(page: HtmlEditor, scripts: readonly string[]): void {
  if (page.includes("<script")) page.insertBefore("</head>", `<script>${policyCode(scripts)}</script>`);
}

function policyCode(scripts: readonly string[]): string {
  const listed = JSON.stringify(scripts).replaceAll("<", "\\u003c");
  return `if (globalThis.trustedTypes) {
  const scripts = ${listed};
  const isOurs = ({ origin, pathname }) =>
    origin === location.origin && (pathname.startsWith("/assets/") || pathname === "/service-worker.js");
  trustedTypes.createPolicy("default", {
    createHTML: (html) => (!html.includes("<") || html === "<script>\\u003c/script>" ? html : null),
    createScriptURL: (address) => {
      const url = new URL(address, location.href);
      return isOurs(url) || scripts.includes(url.origin + url.pathname) ? address : null;
    },
  });
}`;
}
