/** Bytes of an uploaded video, read in pieces. */
export type VideoBytes = {
  size: number;
  /** Reads `length` bytes from `offset` on, fewer at the end. */
  read(offset: number, length: number): Promise<Uint8Array>;
};

/** Range of a video that is stored as `head` followed by zeros. */
export type Blank = { offset: number; length: number; head: Uint8Array };

/** Facts of a video that browsers play. */
export type InspectedVideo = {
  container: "mp4" | "webm";
  seconds: number;
  /** Ranges that are not stored as they came: places, names and whatever else is neither picture nor sound. */
  blanks: readonly Blank[];
};

/** Reads a big-endian number of 1 to 8 bytes; a piece that ends before it is a truncated file, read as `NaN`. */
export function numberAt(bytes: Uint8Array, offset: number, length: number): number {
  let value = 0;
  for (let index = 0; index < length; index += 1) value = value * 256 + (bytes[offset + index] ?? Number.NaN);
  return value;
}

/** @example textAt(bytes, 4, 4) // "ftyp" */
export function textAt(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}
