import { numberAt } from "./video-types-and-byte-readers.ts";

/** Header of an EBML element (RFC 8794): its id with the marker, and its content. */
export type Element = {
  id: number;
  /** Length of the header in bytes. */
  header: number;
  /** Length of the content in bytes; `null` when it is not said. */
  length: number | null;
};

/** Longest header: an id of four bytes and a length of eight. */
export const LONGEST_HEADER = 12;

/** Reads the header of an element; `null` when there is none. */
export function readElement(bytes: Uint8Array, at: number): Element | null {
  const idWidth = widthOf(bytes[at], 4);
  if (idWidth === null) return null;
  const first = bytes[at + idWidth];
  const lengthWidth = widthOf(first, 8);
  if (lengthWidth === null || first === undefined) return null;
  const marker = 2 ** (8 - lengthWidth);
  let length = first % marker;
  let isUnsaid = length === marker - 1;
  for (let index = 1; index < lengthWidth; index += 1) {
    const byte = bytes[at + idWidth + index];
    if (byte === undefined) return null;
    isUnsaid &&= byte === 255;
    length = length * 256 + byte;
  }
  return {
    id: numberAt(bytes, at, idWidth),
    header: idWidth + lengthWidth,
    length: isUnsaid ? null : length,
  };
}

/** Returns the number of bytes of a variable-length number by its first byte. */
function widthOf(first: number | undefined, most: number): number | null {
  if (first === undefined || first === 0) return null;
  const width = Math.clz32(first) - 23;
  return width <= most ? width : null;
}

/** Lists the elements of a content that is in memory; `null` when they do not fill it. */
export function readElements(
  bytes: Uint8Array,
  start = 0,
  end = bytes.byteLength,
): { id: number; start: number; end: number }[] | null {
  const list: { id: number; start: number; end: number }[] = [];
  for (let at = start; at < end; ) {
    const element = readElement(bytes, at);
    if (!element || element.length === null || at + element.header + element.length > end) return null;
    const from = at + element.header;
    list.push({ id: element.id, start: from, end: from + element.length });
    at = from + element.length;
  }
  return list;
}

/** Returns the header of an element that players step over, with the length of the whole element given. */
export function voidHead(length: number): Uint8Array {
  const width = Math.min(8, length - 1);
  const head = new Uint8Array(1 + width);
  head[0] = 0xec;
  let rest = length - 1 - width;
  for (let index = width; index > 0; index -= 1) {
    head[index] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  head[1] = (head[1] ?? 0) + 2 ** (8 - width);
  return head;
}
