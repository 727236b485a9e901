/**
 * Normalizes a text of several lines as it is stored: trimmed, composed Hangul, line ends as LF, no spaces at line
 * ends, at most one empty line between paragraphs.
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
