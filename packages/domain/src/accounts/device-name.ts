/**
 * Names the browser and the system of a user agent in Korean; "알 수 없는 기기" when neither is recognized.
 *
 * @example deviceName("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36") // "크롬 · 안드로이드"
 */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [browser, system].filter((each) => each !== undefined).join(" · ") || "알 수 없는 기기";
}

/** Patterns with specific ones first, because nearly every browser also calls itself Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/KAKAOTALK/i, "카카오톡"],
  [/NAVER\(inapp/i, "네이버 앱"],
  [/SamsungBrowser/, "삼성 인터넷"],
  [/Whale\//, "웨일"],
  [/Edg(?:A|iOS)?\//, "엣지"],
  [/Firefox\/|FxiOS\//, "파이어폭스"],
  [/Chrome\/|CriOS\//, "크롬"],
  [/Safari\//, "사파리"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, "아이폰"],
  [/iPad/, "아이패드"],
  [/Android/, "안드로이드"],
  [/Windows/, "윈도우"],
  [/Mac OS X/, "맥"],
  [/Linux|CrOS/, "리눅스"],
];
