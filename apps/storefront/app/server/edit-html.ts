/** Edits of a document, found in it as it was rendered; at one position they come in the order of the calls. */
export type HtmlEditor = {
  /** True when the document, or an edit before, has the text. */
  includes(text: string): boolean;
  /** Puts html after the first such tag; nothing without one. */
  insertAfter(tag: string, html: string): void;
  /** Puts html before the first such tag; nothing without one. */
  insertBefore(tag: string, html: string): void;
  replaceFirst(text: string, by: string): void;
  replaceAll(text: string, by: string): void;
};

/**
 * Edits a document as UTF-8 bytes and copies it once. As text each edit would decode and copy all of it, which took a
 * third of a page's time.
 *
 * @returns the document itself when nothing is edited
 * @throws Error when an edit is within what another replaces
 * @example editHtml(Buffer.from("<head></head>"), [(page) => page.insertAfter("<head>", "<title>")]) // "<head><title></head>"
 */
export function editHtml(html: Buffer, edits: readonly ((page: HtmlEditor) => void)[]): Buffer {
  const made: Edit[] = [];
  const put = (at: number, length: number, text: string) => made.push({ at, length, text });
  const firstOf = placeFinder(html);
  const page: HtmlEditor = {
    includes: (text) => firstOf(text) >= 0 || made.some((edit) => edit.text.includes(text)),
    insertAfter(tag, text) {
      const at = firstOf(tag);
      if (at >= 0) put(at + Buffer.byteLength(tag), 0, text);
    },
    insertBefore(tag, text) {
      const at = firstOf(tag);
      if (at >= 0) put(at, 0, text);
    },
    replaceFirst(text, by) {
      const at = firstOf(text);
      if (at >= 0) put(at, Buffer.byteLength(text), by);
    },
    replaceAll(text, by) {
      const length = Buffer.byteLength(text);
      for (let at = firstOf(text); at >= 0; at = html.indexOf(text, at + length)) put(at, length, by);
    },
  };
  for (const edit of edits) edit(page);
  return made.length === 0 ? html : apply(html, made);
}

/** Returns a search for the first place of a text, -1 without one; each text is searched for once. */
function placeFinder(html: Buffer): (text: string) => number {
  const found = new Map<string, number>();
  return (text) => {
    const at = found.get(text) ?? html.indexOf(text);
    found.set(text, at);
    return at;
  };
}

/** Bytes of `length` at a position that a text takes the place of. */
type Edit = { at: number; length: number; text: string };

function apply(html: Buffer, edits: readonly Edit[]): Buffer {
  const parts: Buffer[] = [];
  let copied = 0;
  for (const { at, length, text } of edits.toSorted((one, other) => one.at - other.at)) {
    if (at < copied) throw new Error(`Two edits of one place: ${text.slice(0, 80)}`);
    parts.push(html.subarray(copied, at), Buffer.from(text));
    copied = at + length;
  }
  parts.push(html.subarray(copied));
  return Buffer.concat(parts);
}
