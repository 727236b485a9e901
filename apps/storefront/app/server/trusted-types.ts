/** Policies that a page's own code makes; the Content-Security-Policy lets nobody make another one. */
export const trustedTypePolicies = ["default", "page-script", "sheet"] as const;

/**
 * Adds the policy that stands between texts and what would run them, before anything else of the page runs. Scripts come
 * from the build and from the given addresses; markup that is written as text is refused. `<script></script>` is what React
 * makes an element of, which never runs.
 *
 * @param html a finished document; one without scripts stays as it is
 * @param scripts scripts of others by their whole addresses, without a query
 */
export function withTrustedTypes(html: string, scripts: readonly string[]): string {
  if (!html.includes("<script")) return html;
  return html.replace("</head>", () => `<script>${policyCode(scripts)}</script></head>`);
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
