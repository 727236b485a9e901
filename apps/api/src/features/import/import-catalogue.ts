import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Db } from "../../db/database.ts";
import type { Storage } from "../../gateways/storage/storage-types.ts";
import { type CheckedCatalogue, checkCatalogue } from "./check/check-catalogue.ts";
import { convertDayOffsets } from "./convert-day-offsets.ts";
import { UnreadableFileError } from "./read/unreadable-file-error.ts";
import { type StoredMedia, storeMedia, withStoredMedia } from "./store-media.ts";
import type { RowProblem } from "./validate/create-problem-collector.ts";
import { findFirstImport, lockImports, type UnchangedStock } from "./write/imported-rows.repository.ts";
import { writeCatalogue } from "./write/write-catalogue.ts";

export type ImportOptions = {
  /** Contains `catalog/*.json` and the `media/` they refer to. */
  folder: string;
  /** Instant of the import; the catalogue's day offsets count from the KST day of the first one. */
  now: Date;
  /** Imports the good rows and lists the bad ones; by default one bad row prevents the import. */
  skipBad: boolean;
  /** Destination of the photographs and videos. */
  storage: Storage;
  onProgress(progress: ImportProgress): void;
};

export type ImportProgress = { step: "check" | "media" | "write"; file: string; count: number };

/**
 * `problems` lists the first thousand of `badRows`; `written` counts rows, `files` new or changed media; `keptStock`
 * lists options whose stock in the catalogue differs from the shop's, which is kept.
 */
export type Imported = {
  written: number;
  files: number;
  badRows: number;
  problems: readonly RowProblem[];
  keptStock: readonly UnchangedStock[];
};

export type ImportOutcome =
  | Result<Imported, "BAD_ROWS", Pick<Imported, "badRows" | "problems">>
  | Result<Imported, "UNREADABLE_FILE", { file: string; reason: string }>;

/**
 * Imports the catalogue of a folder: all of it in one transaction, or nothing with the problems. Existing rows are
 * matched by id and written only where their record in the files changed since the last import, so that a repeated import
 * changes nothing and edits by operators stay; a changed record is written whole. The stock of an existing
 * option belongs to its orders and is never overwritten. Rows with dependents, such as products and reviews, stay when
 * the catalogue no longer contains them; display rows of an import, such as groups, tabs and
 * notices, are deleted.
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
    const media = await putAllMedia(options, catalogue);
    const { written, keptStock } = await writeAll(db, options, catalogue, media.keys);
    return ok({ written, files: media.written, badRows, problems, keptStock });
  } catch (error) {
    if (error instanceof UnreadableFileError)
      return refuse("UNREADABLE_FILE", { file: error.file, reason: error.reason });
    throw error;
  }
}

/** Stores the media before the rows, so that no row is shown without its picture; unused media do no harm. */
async function putAllMedia(
  { storage, folder, onProgress }: ImportOptions,
  { known }: CheckedCatalogue,
): Promise<StoredMedia> {
  let count = 0;
  return storeMedia(storage, folder, known.media, () => {
    count += 1;
    onProgress({ step: "media", file: "media", count });
  });
}

async function writeAll(
  db: Db,
  { folder, now, onProgress }: ImportOptions,
  checked: CheckedCatalogue,
  media: StoredMedia["keys"],
): Promise<Pick<Imported, "written" | "keptStock">> {
  const catalogue = {
    ...checked,
    displays: withStoredMedia(checked.displays, media),
    gradeRules: withStoredMedia(checked.gradeRules, media),
  };
  const onBatch = (file: string, count: number) => onProgress({ step: "write", file, count });
  return db.transaction(async (tx) => {
    const keptStock: UnchangedStock[] = [];
    const onKeptStock = (kept: readonly UnchangedStock[]) => void keptStock.push(...kept);
    await lockImports(tx);
    const day = convertDayOffsets(await findFirstImport(tx, now));
    const writing = { folder, day, now, catalogue, media, onBatch, onKeptStock };
    return { written: await writeCatalogue(tx, writing), keptStock };
  });
}
