import { numberAt, textAt } from "./video-types-and-byte-readers.ts";

/** Box of an MP4 file (ISO/IEC 14496-12): its place within the bytes read, with and without its header. */
export type Box = { type: string; start: number; body: number; end: number };

/** Head of a box whose content is to be ignored. */
const FREE = "free";

/**
 * Reads the header of a box.
 *
 * @param end end of what contains it; a box of size 0 reaches to it
 * @returns `null` when there is no complete box
 */
export function readBox(bytes: Uint8Array, start: number, end: number): Box | null {
  const short = numberAt(bytes, start, 4);
  const isLong = short === 1;
  const size = isLong ? numberAt(bytes, start + 8, 8) : short === 0 ? end - start : short;
  const header = isLong ? 16 : 8;
  if (!Number.isSafeInteger(size) || size < header || start + size > end) return null;
  return { type: textAt(bytes, start + 4, 4), start, body: start + header, end: start + size };
}

/** Lists the boxes between two places; `null` when they do not fill it. */
export function readBoxes(bytes: Uint8Array, start: number, end: number): Box[] | null {
  const boxes: Box[] = [];
  for (let at = start; at < end; ) {
    const box = at + 8 <= end ? readBox(bytes, at, end) : null;
    if (!box) return null;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** Finds a box by its path, e.g. `["mdia", "hdlr"]`. */
export function findBox(bytes: Uint8Array, parent: Box, [type, ...rest]: readonly string[]): Box | null {
  const found = readBoxes(bytes, parent.body, parent.end)?.find((box) => box.type === type) ?? null;
  return found && rest.length > 0 ? findBox(bytes, found, rest) : found;
}

/** Returns the header of a free box with the same size, by which players step over it. */
export function freeHead({ start, body, end }: Box): Uint8Array {
  const head = new Uint8Array(body - start);
  const view = new DataView(head.buffer);
  const size = end - start;
  view.setUint32(0, head.byteLength === 16 ? 1 : size);
  for (const [index, letter] of [...FREE].entries()) head[4 + index] = letter.charCodeAt(0);
  if (head.byteLength === 16) view.setBigUint64(8, BigInt(size));
  return head;
}
