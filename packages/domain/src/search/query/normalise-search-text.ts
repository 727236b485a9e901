/**
 * Normalizes a search text for comparison: composed (NFC), full-width forms as ordinary ones, lower case, everything
 * that is neither letter nor digit as a single space. `.` and `+` stay inside numbers (1.5kg, 1+1).
 *
 * @example normalise("  [산지직송] 제주 감귤  ５KG ") // "산지직송 제주 감귤 5kg"
 * @example normalise("100%_\u0000;--") // "100"
 */
export function normalise(text: string): string {
  return asTyped(text).toLowerCase();
}

/**
 * Normalizes a search text but keeps its capitals, which distinguish ㄲ from ㄱ when a Korean word was typed on English
 * keys.
 *
 * @example asTyped("Ekfrl!") // "Ekfrl"
 */
export function asTyped(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll("ℓ", "l")
    .replaceAll("㎏", "kg")
    .replaceAll(GAP, (gap) => (/^[.+]$/.test(gap) ? gap : " "))
    .trim();
}

const GAP = /(?<=\d)[.+](?=\d)|[^0-9a-zA-Z가-힣ㄱ-ㅎㅏ-ㅣ]+/g;
