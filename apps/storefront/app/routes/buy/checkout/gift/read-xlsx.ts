/** Entry of a ZIP archive: compression method, offset and size. */
type Entry = { method: number; start: number; size: number };

declare global {
  /** Undefined in browsers without Trusted Types. */
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createHTML(text: string): string },
        ): { createHTML(text: string): string };
      }
    | undefined;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
/** Policy for parsing only: no part of a sheet is inserted into the page. */
const policy = globalThis.trustedTypes?.createPolicy("sheet", { createHTML: (xml) => xml });
/** Size limit of an unpacked sheet in bytes, ample for a list of receivers. */
const MOST_BYTES = 8_000_000;

/**
 * Reads the first sheet of an Excel workbook: rows separated by line breaks, cells by tabs. Supports the parts of the
 * format that lists of names and numbers use; throws on anything else.
 */
export async function readXlsx(bytes: Uint8Array): Promise<string> {
  const entries = entriesOf(bytes);
  const strings = entries.has("xl/sharedStrings.xml")
    ? sharedStrings(await unpack(bytes, entries, "xl/sharedStrings.xml"))
    : [];
  const names = [...entries.keys()].filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).toSorted();
  const [first] = names;
  if (first === undefined) throw new Error("A workbook has a sheet");
  const rows = (await unpack(bytes, entries, first)).getElementsByTagName("row");
  return [...rows].map((row) => cellsOf(row, strings).join("\t")).join("\n");
}

function cellsOf(row: Element, strings: readonly string[]): string[] {
  return [...row.getElementsByTagName("c")].map((cell) => {
    const value = cell.getElementsByTagName("v")[0]?.textContent ?? "";
    switch (cell.getAttribute("t")) {
      case "s":
        return strings[Number(value)] ?? "";
      case "inlineStr":
        return textOf(cell);
      default:
        return value;
    }
  });
}

function sharedStrings(document: Document): string[] {
  return [...document.getElementsByTagName("si")].map(textOf);
}

/** Text of an element without the phonetic readings (`rPh`) of East Asian sheets. */
function textOf(element: Element): string {
  return [...element.getElementsByTagName("t")]
    .filter((text) => text.parentElement?.tagName !== "rPh")
    .map((text) => text.textContent ?? "")
    .join("")
    .replaceAll(/[\t\r\n]+/g, " ");
}

async function unpack(
  bytes: Uint8Array,
  entries: ReadonlyMap<string, Entry>,
  name: string,
): Promise<Document> {
  const entry = entries.get(name);
  if (!entry) throw new Error(`${name} is missing`);
  const packed = new Blob([bytes.slice(entry.start, entry.start + entry.size)]);
  const stream =
    entry.method === 0
      ? packed.stream()
      : packed.stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const text = await textWithin(stream);
  return new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, "application/xml");
}

async function textWithin(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MOST_BYTES) throw new Error("This is no list of receivers");
  }
}

function entriesOf(bytes: Uint8Array): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0) throw new Error("This is no archive");
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY)
      throw new Error("The directory of the archive is broken");
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    entries.set(name, { method: view.getUint16(at + 10, true), size: view.getUint32(at + 20, true), start });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
