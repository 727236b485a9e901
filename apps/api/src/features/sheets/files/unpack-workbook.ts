import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { type Unzipped, unzip } from "fflate";

/** Most bytes of a workbook when unpacked; 50,000 rows with long texts fit. */
const MOST_BYTES = 128 * 1024 * 1024;
const MOST_FILES = 500;

/**
 * Unpacks the parts of a workbook that hold its cells, within a limit that is checked before anything is unpacked. A part
 * that is longer than it claims is cut at its claim.
 */
export function unpackWorkbook(
  bytes: Uint8Array,
): Promise<Result<Unzipped, "SHEET_UNREADABLE" | "SHEET_TOO_LARGE", undefined>> {
  let total = 0;
  let count = 0;
  return new Promise((resolve) => {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
      count += 1;
      if (!/^xl\/.*\.xml(\.rels)?$|^\[Content_Types\]\.xml$|^_rels\/\.rels$/.test(name)) return false;
      total += originalSize;
      return total <= MOST_BYTES && count <= MOST_FILES;
    };
    unzip(bytes, { filter }, (error, parts) => {
      if (total > MOST_BYTES || count > MOST_FILES) resolve(refuse("SHEET_TOO_LARGE"));
      else if (error) resolve(refuse("SHEET_UNREADABLE"));
      else resolve(ok(parts));
    });
  });
}
