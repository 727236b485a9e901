/** Strangers whose scripts a page loads, by their origins. */
export type Outsiders = {
  /** The payment provider: its script and its window. */
  payment: string;
  /** Passing links on in KakaoTalk: its script, and the window that the script sends a message to. */
  kakaoShare: string;
  kakaoWindow: string;
  /** The postcode widget: its script, and the search that it puts into a frame. */
  postcodeScript: string;
  postcodeFrame: string;
  /** The support chat of the face, to which a page posts who comes. */
  supportChat: string;
  /** Google Analytics; `null` where the shop does not use it, which is what it does by itself. */
  google: string | null;
};

/** Where Google's tag says what happened. */
const MEASURING = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/**
 * What a page may load. No `unsafe-inline`: the framework's inline scripts are allowed by their hashes. The payment
 * provider, the postcode search, KakaoTalk's sharing and the support chat are the only strangers.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], outside: Outsiders): string {
  const scripts = new Set([...scriptHashes, outside.payment, outside.postcodeScript, outside.kakaoShare]);
  if (outside.google !== null) scripts.add(outside.google);
  const measuring = outside.google === null ? [] : [outside.google, ...MEASURING];
  const asked = [...new Set([outside.payment, ...measuring])];
  const frames = new Set([outside.payment, outside.postcodeFrame]);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...scripts].join(" ")}`,
    "style-src 'self'",
    ["img-src 'self' data:", ...measuring].join(" "),
    "font-src 'self'",
    `connect-src 'self' ${asked.join(" ")}`,
    `frame-src ${[...frames].join(" ")}`,
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${[...new Set([outside.payment, outside.kakaoWindow, outside.supportChat])].join(" ")}`,
    "frame-ancestors 'none'",
  ].join("; ");
}
