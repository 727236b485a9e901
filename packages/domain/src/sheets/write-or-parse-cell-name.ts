/** @example writeCellName(0, 27) // "AB1" */
export function writeCellName(row: number, column: number): string {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return `${letters}${row + 1}`;
}

/**
 * Parses the name of a cell; returns `null` for another text.
 *
 * @example parseCellName("AB1") // { row: 0, column: 27 }
 */
export function parseCellName(name: string): { row: number; column: number } | null {
  const [, letters = "", digits = ""] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(name) ?? [];
  if (letters === "") return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}
