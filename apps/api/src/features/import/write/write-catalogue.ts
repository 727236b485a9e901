import type { Tx } from "../../../db/database.ts";
import { CATEGORY_FILE, categoryValidator } from "../check/category-rules.ts";
import type { CheckedCatalogue } from "../check/check-catalogue.ts";
import { PRODUCT_FILE, productValidator } from "../check/product-rules.ts";
import { DISTRIBUTOR_FILE, distributorValidator } from "../check/rows/distributor-rules.ts";
import { QUESTION_FILE, questionValidator } from "../check/rows/question-rules.ts";
import { REVIEW_FILE, reviewValidator } from "../check/rows/review-rules.ts";
import { VIDEO_FILE, videoValidator } from "../check/rows/video-rules.ts";
import type { ImportDay } from "../convert-day-offsets.ts";
import type { ProductRecord } from "../records/product-record.ts";
import { type StoredMedia, withStoredMedia } from "../store-media.ts";
import { buildCategoryRows } from "../table-rows/build-category-rows.ts";
import { buildDistributorRow } from "../table-rows/build-distributor-row.ts";
import { optionRow, productRow, timedPriceRows } from "../table-rows/build-product-rows.ts";
import { buildQuestionRow } from "../table-rows/build-question-row.ts";
import { buildReviewRow } from "../table-rows/build-review-row.ts";
import { buildVideoRow } from "../table-rows/build-video-row.ts";
import type { RecordValidator } from "../validate/create-record-validator.ts";
import {
  addMissingStock,
  listUnchangedStock,
  type UnchangedStock,
  writeRows,
  writeTimedPrices,
} from "./imported-rows.repository.ts";
import { readValidRecords } from "./read-valid-records.ts";
import { writeDisplays } from "./write-displays.ts";
import { writeNoticesAndFaqs } from "./write-notices-and-faqs.ts";
import { writeShopRulesAndTerms } from "./write-shop-rules-and-terms.ts";

export type Writing = {
  folder: string;
  day: ImportDay;
  /** Instant of the import. */
  now: Date;
  catalogue: CheckedCatalogue;
  /** Keys of media files that are stored under another name than their own. */
  media: StoredMedia["keys"];
  onBatch(file: string, records: number): void;
  onKeptStock(kept: readonly UnchangedStock[]): void;
};

/**
 * Writes the new and changed rows of a checked catalogue, in a sequence that satisfies all references; returns the
 * count.
 */
export async function writeCatalogue(tx: Tx, writing: Writing): Promise<number> {
  const { day, now, catalogue } = writing;
  const isGoodProduct = catalogue.known.product.isGood;
  return [
    await eachBatch(writing, CATEGORY_FILE, categoryValidator, (records) =>
      writeRows(tx, "category", records.flatMap(buildCategoryRows)),
    ),
    await eachBatch(writing, DISTRIBUTOR_FILE, distributorValidator, (records) =>
      writeRows(tx, "distributor", records.map(buildDistributorRow)),
    ),
    await eachBatch(writing, PRODUCT_FILE, productValidator, (records) =>
      writeProducts(tx, writing, records, isGoodProduct),
    ),
    await eachBatch(writing, VIDEO_FILE, videoValidator, (records) =>
      writeRows(
        tx,
        "video",
        records.map((record) => buildVideoRow(record, day, isGoodProduct)),
      ),
    ),
    await eachBatch(writing, REVIEW_FILE, reviewValidator, (records) =>
      writeRows(
        tx,
        "review",
        records.map((record) => buildReviewRow(record, day)),
      ),
    ),
    await eachBatch(writing, QUESTION_FILE, questionValidator, (records) =>
      writeRows(
        tx,
        "question",
        records.map((record) => buildQuestionRow(record, day)),
      ),
    ),
    await writeDisplays(tx, catalogue, day),
    await writeNoticesAndFaqs(tx, catalogue, day),
    await writeShopRulesAndTerms(tx, catalogue, { day, now }),
  ].reduce((sum, count) => sum + count, 0);
}

async function eachBatch<T>(
  { folder, catalogue, media, onBatch }: Writing,
  file: string,
  validator: RecordValidator<T>,
  write: (records: T[]) => Promise<number>,
): Promise<number> {
  let written = 0;
  for await (const records of readValidRecords(folder, file, validator, catalogue.problems)) {
    written += await write(withStoredMedia(records, media));
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
  const timed = records.flatMap(({ options: own }) => own.flatMap((option) => timedPriceRows(option, day)));
  onKeptStock(await listUnchangedStock(tx, stock));
  return (
    (await writeRows(
      tx,
      "product",
      records.map((record) => productRow(record, day, isGood)),
    )) +
    (await writeRows(tx, "product_option", options)) +
    (await writeTimedPrices(tx, timed)) +
    (await addMissingStock(tx, stock))
  );
}
