/** Letters of other scripts that look like Latin ones, and the Latin ones. */
const LOOKALIKES: Record<string, string> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  х: "x",
  у: "y",
  і: "i",
  ѕ: "s",
  ο: "o",
  ρ: "p",
  α: "a",
};

/**
 * Folds a text to what a reader sees: full-width and circled signs become plain ones, invisible ones go, every kind of
 * dot is a full stop, letters of other scripts that look Latin are Latin, all in lower case. For comparing, never for
 * keeping.
 *
 * @example foldText("ｂｉｔ．ｌｙ／３") // "bit.ly/3"
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}/gu, "")
    .replace(/[。․·ㆍ•∙・｡]/gu, ".")
    .replace(/[аеорсхуіѕορα]/gu, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(/\s+/g, " ");
}
