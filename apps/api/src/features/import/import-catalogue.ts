import { readFile } from "node:fs/promises";
import path from "node:path";
import { ok, type Result } from "@todayfruit/domain/result";
import type { Db, Tx } from "../../db/database.ts";
import { addMissingStock, dropOtherPages, notifyOfChange, writeRows } from "./import.repository.ts";
import type { CategoryRecord } from "./records/category-record.ts";
import type { BannerRecord, DisplayGroupRecord, DisplaysRecord } from "./records/display-record.ts";
import type { DistributorRecord } from "./records/distributor-record.ts";
import type { ProductRecord } from "./records/product-record.ts";
import type { ReviewRecord } from "./records/review-record.ts";
import type { VideoRecord } from "./records/video-record.ts";
import { categoryRows, distributorRow, videoRow } from "./rows/catalog-rows.ts";
import { bannerRow, type CategoryPage, displayGroupRow, pageRows } from "./rows/display-rows.ts";
import { importDay } from "./rows/import-day.ts";
import { optionRow, productRow } from "./rows/product-rows.ts";
import { reviewRow } from "./rows/review-row.ts";

export type ImportOptions = {
  /** Holds `catalog/*.json` and `media/`. */
  folder: string;
  now: Date;
  skipBad: boolean;
  onProgress: (message: string) => void;
};

export type ImportOutcome = Result<{ written: number }, "BAD_ROWS">;

/** Brings the catalogue of a folder into the database, all of it or nothing. */
export async function importCatalogue(db: Db, options: ImportOptions): Promise<ImportOutcome> {
  const read = async (name: string) =>
    JSON.parse(await readFile(path.join(options.folder, "catalog", `${name}.json`), "utf8")) as unknown;
  const categories = (await read("categories")) as CategoryRecord[];
  const distributors = (await read("distributors")) as DistributorRecord[];
  const products = (await read("products")) as ProductRecord[];
  const videos = (await read("videos")) as VideoRecord[];
  const reviews = (await read("reviews")) as ReviewRecord[];
  const displays = (await read("displays")) as Omit<DisplaysRecord, "banners" | "displayGroups"> & {
    banners: BannerRecord[];
    displayGroups: DisplayGroupRecord[];
  };
  const rules = (await read("gradeRules")) as { point: unknown; grades: unknown; evaluation: unknown };
  const day = importDay(options.now);
  const categoryPages = new Map<number, CategoryPage>();
  for (const { id, slug, children } of categories) {
    categoryPages.set(id, { slug, childId: null });
    for (const child of children) categoryPages.set(child.id, { slug, childId: child.id });
  }

  return db.transaction(async (tx: Tx) => {
    const pages = pageRows(displays.pages);
    const stock = products
      .flatMap((product) => product.options)
      .flatMap(({ id, stock }) => (stock === null ? [] : [{ option_id: id, on_hand: stock }]));
    const counts = [
      await writeRows(tx, "category", categories.flatMap(categoryRows)),
      await writeRows(tx, "distributor", distributors.map(distributorRow)),
      await writeRows(
        tx,
        "product",
        products.map((product) => productRow(product, day)),
      ),
      await writeRows(
        tx,
        "product_option",
        products.flatMap((product) => product.options.map((option) => optionRow(option, product.id, day))),
      ),
      await addMissingStock(tx, stock),
      await writeRows(
        tx,
        "video",
        videos.map((video) => videoRow(video, day)),
      ),
      await writeRows(
        tx,
        "review",
        reviews.map((review) => reviewRow(review, day)),
      ),
      await writeRows(
        tx,
        "banner",
        displays.banners.map((banner) => bannerRow(banner, (id) => categoryPages.get(id), day)),
      ),
      await writeRows(
        tx,
        "display_group",
        displays.displayGroups.map((group) => displayGroupRow(group, day)),
      ),
      await writeRows(tx, "display_page", pages),
      await dropOtherPages(tx, pages),
      await writeRows(tx, "shop_rule", [
        { name: "points", value: rules.point },
        { name: "grades", value: rules.grades },
        { name: "evaluation", value: rules.evaluation },
      ]),
    ];
    const written = counts.reduce((sum, count) => sum + count, 0);
    if (written > 0) await notifyOfChange(tx);
    return ok({ written });
  });
}
