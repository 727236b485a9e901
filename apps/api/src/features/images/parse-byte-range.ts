/** Byte range, both ends included. */
export type ByteRange = { first: number; last: number };

/**
 * Parses a `Range` header for `size` bytes: one part, `"whole"` for requests not served in parts (no header, another
 * unit, several parts: RFC 9110 §14.2 lets a server ignore those), or `"outside"`.
 *
 * @example parseByteRange("bytes=0-99", 500) // { first: 0, last: 99 }
 * @example parseByteRange("bytes=-100", 500) // { first: 400, last: 499 }
 * @example parseByteRange("bytes=500-", 500) // "outside"
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | "whole" | "outside" {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (from === "" && to === "") return "whole";
  if (from === "") return tail(Number(to), size);
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return "whole";
  return first < size ? { first, last } : "outside";
}

function tail(length: number, size: number): ByteRange | "outside" {
  return length === 0 || size === 0 ? "outside" : { first: Math.max(0, size - length), last: size - 1 };
}
