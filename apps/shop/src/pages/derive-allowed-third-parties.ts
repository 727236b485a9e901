import { type Settings, sandboxPortOf } from "@todayfruit/api/env";
import type { Services } from "@todayfruit/api/http/handler-context-types";

/** Third parties a page loads from, each by its exact URL where the vendor keeps to one. */
export type ThirdParties = {
  /** Script URLs without a query: payment, postcode, KakaoTalk sharing, Google's tag. */
  scripts: readonly string[];
  /** Origins those scripts connect to; their paths are the vendors' own. */
  asked: readonly string[];
  /** Pages they show in a frame. */
  frames: readonly string[];
  /** Origins of windows opened by a form. */
  forms: readonly string[];
  /** Measurement pixels of Google's tag. */
  images: readonly string[];
  /** Trusted Types policies of the scripts; the page's own are known. */
  policies: readonly string[];
};

/** Hosts Google's tag reports to; Google chooses the region. */
const MEASURING = ["https://*.google-analytics.com", "https://*.analytics.google.com"];
const GOOGLE_POLICY = "goog#html";

/** Derives from the settings which third parties a page may load from. */
export function deriveAllowedThirdParties(settings: Settings, rules: Services["rules"]): ThirdParties {
  const google = rules.google === null ? [] : [exactOf(rules.google.scriptUrl)];
  const measuring = google.length === 0 ? [] : [new URL(google[0] ?? "").origin, ...MEASURING];
  const isTossReal = settings.TOSS_SCRIPT_URL !== undefined;
  const kakaoWindow = settings.KAKAO_SHARE_WINDOW_URL ?? rules.kakaoShareScriptUrl;
  return {
    scripts: unique([
      exactOf(rules.tossScriptUrl),
      exactOf(rules.postcodeScriptUrl),
      exactOf(rules.kakaoShareScriptUrl),
      ...google,
    ]),
    asked: unique([...(isTossReal ? listOf(settings.TOSS_CONNECT_URLS) : []), ...measuring]),
    frames: [postcodeFrameOf(settings)],
    forms: unique([
      new URL(rules.tossScriptUrl).origin,
      ...(isTossReal ? listOf(settings.TOSS_WINDOW_URLS) : []),
      new URL(kakaoWindow).origin,
    ]),
    images: measuring,
    policies: google.length === 0 ? [] : [GOOGLE_POLICY],
  };
}

function postcodeFrameOf(settings: Settings): string {
  if (settings.POSTCODE_FRAME_URL !== undefined) return exactOf(settings.POSTCODE_FRAME_URL);
  if (settings.POSTCODE_SCRIPT_URL !== undefined) return new URL(settings.POSTCODE_SCRIPT_URL).origin;
  return `http://localhost:${sandboxPortOf(settings)}/postcode/search`;
}

/**
 * Returns the source that allows exactly one URL, whatever its query; a host without a path is allowed as a whole.
 *
 * @example exactOf("https://js.tosspayments.com/v2/standard?x=1") // "https://js.tosspayments.com/v2/standard"
 */
export function exactOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return pathname === "/" ? origin : origin + pathname;
}

function listOf(text: string): string[] {
  return text.split(",").filter((each) => each !== "");
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
