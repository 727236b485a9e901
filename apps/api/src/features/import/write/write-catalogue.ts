import type { Tx } from "../../../db/database.ts";
import type { CheckedCatalogue } from "../check/check-catalogue.ts";
import { categoryFile, categoryValidator } from "../check/check-categories.ts";
import { productFile, productValidator } from "../check/check-products.ts";
import {
  distributorFile,
  distributorValidator,
  questionFile,
  questionValidator,
  reviewFile,
  reviewValidator,
  videoFile,
  videoValidator,
} from "../check/check-simple-rows.ts";
import type { ProductRecord } from "../records/product-record.ts";
import { categoryRows, distributorRow, videoRow } from "../rows/catalog-rows.ts";
import type { ImportDay } from "../rows/import-day.ts";
import { optionRow, productRow } from "../rows/product-rows.ts";
import { questionRow } from "../rows/question-row.ts";
import { reviewRow } from "../rows/review-row.ts";
import type { RecordValidator } from "../validate/record-validator.ts";
import { goodRecords } from "./good-records.ts";
import {
  addMissingStock,
  type KeptStock,
  listKeptStock,
  lockImports,
  writeRows,
} from "./import.repository.ts";
import { writeDisplays } from "./write-displays.ts";
import { writeNotices } from "./write-notices.ts";
import { writeRules } from "./write-rules.ts";

export type Writing = {
  folder: string;
  day: ImportDay;
  catalogue: CheckedCatalogue;
  onBatch(file: string, records: number): void;
  onKeptStock(kept: readonly KeptStock[]): void;
};

/** Writes what is new or changed of a checked catalogue, in an order in which every reference is met. Answers how many rows. */
export async function writeCatalogue(tx: Tx, writing: Writing): Promise<number> {
  const { day, catalogue } = writing;
  const isGoodProduct = catalogue.known.product.isGood;
  await lockImports(tx);
  return [
    await eachBatch(writing, categoryFile, categoryValidator, (records) =>
      writeRows(tx, "category", records.flatMap(categoryRows)),
    ),
    await eachBatch(writing, distributorFile, distributorValidator, (records) =>
      writeRows(tx, "distributor", records.map(distributorRow)),
    ),
    await eachBatch(writing, productFile, productValidator, (records) =>
      writeProducts(tx, writing, records, isGoodProduct),
    ),
    await eachBatch(writing, videoFile, videoValidator, (records) =>
      writeRows(
        tx,
        "video",
        records.map((record) => videoRow(record, day, isGoodProduct)),
      ),
    ),
    await eachBatch(writing, reviewFile, reviewValidator, (records) =>
      writeRows(
        tx,
        "review",
        records.map((record) => reviewRow(record, day)),
      ),
    ),
    await eachBatch(writing, questionFile, questionValidator, (records) =>
      writeRows(
        tx,
        "question",
        records.map((record) => questionRow(record, day)),
      ),
    ),
    await writeDisplays(tx, catalogue, day),
    await writeNotices(tx, catalogue, day),
    await writeRules(tx, catalogue),
  ].reduce((sum, count) => sum + count, 0);
}

async function eachBatch<T>(
  { folder, catalogue, onBatch }: Writing,
  file: string,
  validator: RecordValidator<T>,
  write: (records: T[]) => Promise<number>,
): Promise<number> {
  let written = 0;
  for await (const records of goodRecords(folder, file, validator, catalogue.problems)) {
    written += await write(records);
    onBatch(file, records.length);
  }
  return written;
}

async function writeProducts(
  tx: Tx,
  { day, onKeptStock }: Writing,
  records: readonly ProductRecord[],
  isGood: (id: number) => boolean,
): Promise<number> {
  const options = records.flatMap((record) =>
    record.options.map((option) => optionRow(option, record.id, day)),
  );
  const stock = records
    .flatMap((record) => record.options)
    .flatMap((option) => (option.stock === null ? [] : [{ option_id: option.id, on_hand: option.stock }]));
  onKeptStock(await listKeptStock(tx, stock));
  return (
    (await writeRows(
      tx,
      "product",
      records.map((record) => productRow(record, day, isGood)),
    )) +
    (await writeRows(tx, "product_option", options)) +
    (await addMissingStock(tx, stock))
  );
}
