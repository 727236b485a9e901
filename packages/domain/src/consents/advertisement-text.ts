/**
 * Builds the text of an advertisement: marked as one at its very beginning, with the sender's name and, at the end, a
 * free way to unsubscribe.
 *
 * Rule: 정보통신망법 제50조 제4항.
 *
 * @example advertisementText({ shopName: "오늘의과일", text: "감귤이 나왔어요", settingsUrl: "https://f.kr/settings" })
 *   // "(광고)[오늘의과일] 감귤이 나왔어요\n\n무료 수신거부: https://f.kr/settings"
 */
export function advertisementText(a: { shopName: string; text: string; settingsUrl: string }): string {
  return `(광고)[${a.shopName}] ${a.text.trim()}\n\n무료 수신거부: ${a.settingsUrl}`;
}
