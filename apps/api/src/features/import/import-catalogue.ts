import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Db } from "../../db/database.ts";
import type { Storage } from "../../gateways/storage/storage.ts";
import { type CheckedCatalogue, checkCatalogue } from "./check/check-catalogue.ts";
import { putMedia } from "./put-media.ts";
import { UnreadableFile } from "./read/unreadable-file.ts";
import { importDay } from "./rows/import-day.ts";
import type { RowProblem } from "./validate/problems.ts";
import type { KeptStock } from "./write/import.repository.ts";
import { writeCatalogue } from "./write/write-catalogue.ts";

export type ImportOptions = {
  /** Holds `catalog/*.json` and the `media/` that they show. */
  folder: string;
  /** The offsets of the catalogue count from the KST day of this instant. */
  now: Date;
  /** Imports the good rows and lists the others, rather than nothing when one row is bad. */
  skipBad: boolean;
  /** Where the photographs and videos go. */
  storage: Storage;
  onProgress(progress: ImportProgress): void;
};

export type ImportProgress = { step: "check" | "media" | "write"; file: string; count: number };

/**
 * `problems` lists the first thousand of `badRows`; `written` counts rows, `files` media that were new or changed;
 * `keptStock` lists options whose stock in the catalogue differs from the shop's, which stays.
 */
export type Imported = {
  written: number;
  files: number;
  badRows: number;
  problems: readonly RowProblem[];
  keptStock: readonly KeptStock[];
};

export type ImportOutcome =
  | Result<Imported, "BAD_ROWS", Pick<Imported, "badRows" | "problems">>
  | Result<Imported, "UNREADABLE_FILE", { file: string; reason: string }>;

/**
 * Brings the catalogue of a folder into the shop: all of it in one transaction, or nothing and the reasons. What is
 * there already is known by its id and written only where it differs, so importing again changes nothing. Stock that
 * an option has belongs to its orders and is never written over. What hangs together by id, such as products and
 * reviews, stays when the catalogue no longer holds it; what is only shown, such as groups, tabs and notices, goes.
 *
 * @example importCatalogue(db, { folder: "data", now, skipBad: false, storage, onProgress })
 *   // { ok: true, value: { written: 3129, files: 418, badRows: 0, problems: [], keptStock: [] } }, the next time written: 0, files: 0
 * @example a product dearer than its list price
 *   // { ok: false, code: "BAD_ROWS", detail: { badRows: 1, problems: [{ file: "catalog/products.json", row: 3, … }] } }
 */
export async function importCatalogue(db: Db, options: ImportOptions): Promise<ImportOutcome> {
  try {
    const catalogue = await checkCatalogue(db, options.folder, (file, count) =>
      options.onProgress({ step: "check", file, count }),
    );
    const { badRows, list: problems } = catalogue.problems;
    if (badRows > 0 && !options.skipBad) return refuse("BAD_ROWS", { badRows, problems });
    const files = await putAllMedia(options, catalogue);
    const { written, keptStock } = await writeAll(db, options, catalogue);
    return ok({ written, files, badRows, problems, keptStock });
  } catch (error) {
    if (error instanceof UnreadableFile)
      return refuse("UNREADABLE_FILE", { file: error.file, reason: error.reason });
    throw error;
  }
}

/** Before the rows, so that nothing is shown whose picture is not there yet; a picture too many harms nobody. */
async function putAllMedia(
  { storage, folder, onProgress }: ImportOptions,
  { known }: CheckedCatalogue,
): Promise<number> {
  let count = 0;
  return putMedia(storage, folder, known.media, () => {
    count += 1;
    onProgress({ step: "media", file: "media", count });
  });
}

async function writeAll(
  db: Db,
  { folder, now, onProgress }: ImportOptions,
  catalogue: CheckedCatalogue,
): Promise<Pick<Imported, "written" | "keptStock">> {
  const onBatch = (file: string, count: number) => onProgress({ step: "write", file, count });
  return db.transaction(async (tx) => {
    const keptStock: KeptStock[] = [];
    const onKeptStock = (kept: readonly KeptStock[]) => void keptStock.push(...kept);
    const writing = { folder, day: importDay(now), catalogue, onBatch, onKeptStock };
    return { written: await writeCatalogue(tx, writing), keptStock };
  });
}
