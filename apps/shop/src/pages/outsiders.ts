import { type Settings, sandboxPortOf } from "@todayfruit/api/env";
import type { Services } from "@todayfruit/api/http/context";

/** Strangers of whom a page loads something, each by the exact address where the vendor keeps to one. */
export type Outsiders = {
  /** Addresses of scripts, without a query: payment, postcode, KakaoTalk's sharing, Google's tag. */
  scripts: readonly string[];
  /** What those scripts ask: origins, since their paths are the vendors' own. */
  asked: readonly string[];
  /** Pages that they put into a frame. */
  frames: readonly string[];
  /** Origins of windows that a form of theirs or ours opens. */
  forms: readonly string[];
  /** Counting pictures of Google's tag. */
  images: readonly string[];
  /** Policies that the scripts make for what they write; the page's own are known without. */
  policies: readonly string[];
};

/** Where Google's tag says what happened; the region that is asked is Google's choice. */
const MEASURING = ["https://*.google-analytics.com", "https://*.analytics.google.com"];
const GOOGLE_POLICY = "goog#html";

/** Works out from the settings whom a page may load what of. */
export function outsidersOf(settings: Settings, rules: Services["rules"], supportChatUrl: string): Outsiders {
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
      new URL(supportChatUrl).origin,
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
 * The source that allows one address alone, whatever it asks for; of a host without a path all of it.
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
