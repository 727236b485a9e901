/** Letters of other scripts that look Latin, with their Latin counterparts. */
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
 * Folds a text to its visual form: full-width and circled characters become plain, invisible ones are removed, every
 * kind of dot becomes a full stop, letters of other scripts that look Latin become Latin, all in lower case. Used for
 * comparison only, never stored.
 *
 * @example foldLookalikeCharacters("ｂｉｔ．ｌｙ／３") // "bit.ly/3"
 */
export function foldLookalikeCharacters(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}/gu, "")
    .replace(/[。․·ㆍ•∙・｡]/gu, ".")
    .replace(/[аеорсхуіѕορα]/gu, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(/\s+/g, " ");
}
