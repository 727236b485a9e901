/** Format error of a JSON array; `after` counts the whole items before it. */
export class BrokenArray extends Error {
  readonly kind: "not-an-array" | "cut-off" | "misplaced" | "too-long" | "text-after";
  readonly after: number;
  constructor(kind: BrokenArray["kind"], after: number) {
    super(`${kind} after ${after}`);
    this.name = "BrokenArray";
    this.kind = kind;
    this.after = after;
  }
}

/** Limit of an item, far above any of a catalogue, so that a missing quote does not swallow the rest of the file. */
const MAX_ITEM_BYTES = 16 * 1024 * 1024;

const [QUOTE, BACKSLASH, COMMA, OPEN, CLOSE, OPEN_OBJECT, CLOSE_OBJECT] = bytesOf('"\\,[]{}');
const BLANKS = new Set(bytesOf(" \t\r\n"));
const BYTE_ORDER_MARK = new Set([0xef, 0xbb, 0xbf]);

/**
 * Splits the bytes of a JSON array into those of its items while they arrive, holding one item at a time. JSON's
 * punctuation is single bytes that occur in no other character of UTF-8, so nothing is decoded. Items are not
 * validated; their parser does that. An item is valid only until the next one is requested.
 *
 * @example `[{"a":1}, 2]` yields the bytes of `{"a":1}` and of `2`
 */
export async function* splitJsonArray(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const splitter = createSplitter();
  for await (const chunk of chunks) yield* splitter.take(chunk);
  splitter.end();
}

type Place = "before" | "first" | "item" | "next" | "done";

function createSplitter() {
  let place: Place = "before";
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  let parts: Uint8Array[] = [];
  let length = 0;
  let count = 0;

  function keep(part: Uint8Array): void {
    length += part.byteLength;
    if (length > MAX_ITEM_BYTES) throw new BrokenArray("too-long", count);
    parts.push(part);
  }

  function finish(next: Place): Uint8Array {
    const item = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    [parts, length, place] = [[], 0, next];
    count += 1;
    return item;
  }

  /** Returns whether the item ends before this byte. */
  function endsAt(byte: number): boolean {
    if (isText) {
      if (isEscaped) isEscaped = false;
      else if (byte === BACKSLASH) isEscaped = true;
      else if (byte === QUOTE) isText = false;
      return false;
    }
    if (byte === QUOTE) isText = true;
    else if (byte === OPEN || byte === OPEN_OBJECT) depth += 1;
    else if ((byte === CLOSE || byte === CLOSE_OBJECT) && depth > 0) depth -= 1;
    else return depth === 0 && (byte === COMMA || byte === CLOSE);
    return false;
  }

  /** Handles a byte between items; returns whether it begins one. */
  function begins(byte: number): boolean {
    if (BLANKS.has(byte) || (place === "before" && BYTE_ORDER_MARK.has(byte))) return false;
    if (place === "before") {
      if (byte !== OPEN) throw new BrokenArray("not-an-array", 0);
      place = "first";
      return false;
    }
    if (place === "done") throw new BrokenArray("text-after", count);
    if (byte === CLOSE && place === "first") {
      place = "done";
      return false;
    }
    if (byte === COMMA || byte === CLOSE) throw new BrokenArray("misplaced", count);
    return true;
  }

  return {
    *take(chunk: Uint8Array): Generator<Uint8Array> {
      let start = 0;
      for (let index = 0; index < chunk.length; index += 1) {
        const byte = chunk[index] ?? 0;
        if (place !== "item") {
          if (!begins(byte)) continue;
          [place, start] = ["item", index];
        }
        if (!endsAt(byte)) continue;
        keep(chunk.subarray(start, index));
        yield finish(byte === COMMA ? "next" : "done");
      }
      // Copied, because the reader may reuse the chunk's buffer.
      if (place === "item") keep(new Uint8Array(chunk.subarray(start)));
    },
    end(): void {
      if (place === "before") throw new BrokenArray("not-an-array", 0);
      if (place !== "done") throw new BrokenArray("cut-off", count);
    },
  };
}

function bytesOf(text: string): number[] {
  return [...text].map((sign) => sign.charCodeAt(0));
}
