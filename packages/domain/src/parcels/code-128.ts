/** Widths in modules of the bars and spaces of each symbol of Code 128 (ISO/IEC 15417), in turn, a bar first. */
const SYMBOLS = [
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222",
  "123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321",
  "232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121",
  "313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224",
  "111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111",
  "111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113",
  "114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112",
].flatMap((line) => line.split(" "));

const START_B = 104;
const START_C = 105;
const STOP = 106;
const CHECK = 103;
const FIRST_OF_B = 32;
const LAST_OF_B = 126;

/**
 * Encodes a text as a barcode of Code 128: pairs of digits in code set C, any other text in code set B. Throws a
 * RangeError for an empty text and for signs outside of ASCII, which is a bug of the caller.
 *
 * @returns widths in modules of bars and spaces in turn, a bar first, without the quiet zones
 * @example code128("601234567890").length // 55: start, six pairs, check and stop
 */
export function code128(text: string): number[] {
  const isPairs = /^(\d\d)+$/.test(text);
  const values = isPairs ? pairsOf(text) : signsOf(text);
  if (values.length === 0) throw new RangeError("A barcode has at least one sign");
  const start = isPairs ? START_C : START_B;
  const sum = values.reduce((total, value, index) => total + value * (index + 1), start);
  const symbols = [start, ...values, sum % CHECK, STOP];
  return symbols.flatMap((symbol) => [...(SYMBOLS[symbol] ?? "")].map(Number));
}

function pairsOf(digits: string): number[] {
  return Array.from({ length: digits.length / 2 }, (_, index) =>
    Number(digits.slice(index * 2, index * 2 + 2)),
  );
}

function signsOf(text: string): number[] {
  return Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (code < FIRST_OF_B || code > LAST_OF_B) throw new RangeError("Code 128 has signs of ASCII alone");
    return code - FIRST_OF_B;
  });
}
