/**
 * Extracts the six-digit code from pasted text: the whole message, or the code alone with spaces or hyphens.
 *
 * @returns `null` without exactly six digits in a row, spaces and hyphens aside
 * @example codeOfPastedText("[오늘의과일] 인증번호 [482913]") // "482913"
 * @example codeOfPastedText("482 913") // "482913"
 */
export function codeOfPastedText(text: string): string | null {
  const alone = text.replaceAll(/[\s-]/g, "");
  if (/^\d{6}$/.test(alone)) return alone;
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? null;
}
