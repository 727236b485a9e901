/** Most characters of the name, so that the title is whole on a screen of 360 px. */
const MOST = 8;

/**
 * Returns the title of the page of an opening: the first words of the product's name, as many as the bar has room for.
 *
 * @example formatOpeningPageTitle("킹스베리 특대 딸기 (한 판 12구)") // "킹스베리 특대 오픈"
 */
export function formatOpeningPageTitle(productName: string): string {
  const [first = "", ...others] = productName.split(" ");
  let shown = first;
  for (const word of others) {
    if (shown.length + 1 + word.length > MOST) break;
    shown += ` ${word}`;
  }
  return `${shown} 오픈`;
}
