/**
 * A text of several lines as it is kept: without what surrounds it, with line ends of one kind and at most one empty
 * line between paragraphs.
 *
 * @example tidyText("  아삭해요. \r\n\r\n\r\n 또 살게요! ") // "아삭해요.\n\n 또 살게요!"
 */
export function tidyText(written: string): string {
  return written
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
