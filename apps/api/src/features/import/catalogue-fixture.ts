import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Db } from "../../db/database.ts";
import { createLocalFolder } from "../../gateways/storage/local-folder.ts";
import { type ImportOutcome, importCatalogue } from "./import-catalogue.ts";

/** Noon in KST of the day on which tests import. */
export const NOON = new Date("2026-11-21T03:00:00Z");

/** Folder of the demonstration catalogue that ships with the shop. */
export const DEMONSTRATION = fileURLToPath(new URL("../../../../../data", import.meta.url));

/** JSON value whose shape the test knows. */
// biome-ignore lint/suspicious/noExplicitAny: a test changes what it likes, also to what no schema allows
export type Json = any;

/** Reads a file of the demonstration catalogue. */
export async function demonstration(name: string): Promise<Json> {
  return JSON.parse(await readFile(path.join(DEMONSTRATION, "catalog", `${name}.json`), "utf8"));
}

/** Imports the whole demonstration catalogue at an instant; its pictures are copied into a folder that is removed again. */
export async function importDemonstration(db: Db, now: Date): Promise<void> {
  const pictures = await mkdtemp(path.join(tmpdir(), "demonstration-"));
  try {
    const outcome = await importCatalogue(db, {
      folder: DEMONSTRATION,
      now,
      skipBad: false,
      storage: createLocalFolder(pictures),
      onProgress: () => undefined,
    });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  } finally {
    await rm(pictures, { recursive: true });
  }
}

export type CatalogueFixture = {
  folder: string;
  /** Imports the catalogue at noon of 2026-11-21 KST. */
  importInto(db: Db, skipBad?: boolean): Promise<ImportOutcome>;
  /** Sets a field of a file, e.g. `set("products", "1.productPrice.price", 0)`; `undefined` removes it. */
  set(name: string, field: string, value: Json): Promise<void>;
  /** Edits a file, e.g. `edit("products", (products) => { products[0].price = 0 })`. */
  edit(name: string, change: (content: Json) => void): Promise<void>;
  write(name: string, content: string | Uint8Array): Promise<void>;
  remove(): Promise<void>;
};

const KEPT_PRODUCTS = [20_001, 20_002, 20_003];

/** Creates a folder with the demonstration cut down to three products and their related rows, for tests to change. */
export async function createCatalogueFixture(): Promise<CatalogueFixture> {
  const folder = await mkdtemp(path.join(tmpdir(), "catalogue-"));
  const fileOf = (name: string) => path.join(folder, "catalog", `${name}.json`);
  await mkdir(path.join(folder, "catalog"));
  await symlink(path.join(DEMONSTRATION, "media"), path.join(folder, "media"));
  for (const [name, cut] of Object.entries(CUTS)) {
    const whole = await readFile(path.join(DEMONSTRATION, "catalog", `${name}.json`), "utf8");
    await writeFile(fileOf(name), JSON.stringify(cut(JSON.parse(whole))));
  }

  async function edit(name: string, change: (content: Json) => void): Promise<void> {
    const content: Json = JSON.parse(await readFile(fileOf(name), "utf8"));
    change(content);
    await writeFile(fileOf(name), JSON.stringify(content));
  }

  return {
    folder,
    importInto: (db, skipBad = false) =>
      importCatalogue(db, {
        folder,
        now: NOON,
        skipBad,
        storage: createLocalFolder(path.join(folder, "storage")),
        onProgress: () => undefined,
      }),
    edit,
    set: (name, field, value) =>
      edit(name, (content) => {
        const [last = "", ...way] = field.split(".").reverse();
        const holder = way.reverse().reduce((inner, key) => inner[key], content);
        holder[last] = value;
      }),
    write: (name, content) => writeFile(fileOf(name), content),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

const isKept = (id: number) => KEPT_PRODUCTS.includes(id);

const CUTS: Record<string, (content: Json) => Json> = {
  categories: (categories: Json[]) => categories.filter(({ id }) => id === 91),
  distributors: (distributors: Json[]) => distributors,
  products: (products: Json[]) =>
    products
      .filter(({ id }) => isKept(id))
      .map((product) => ({ ...product, relatedProductIds: product.relatedProductIds.filter(isKept) })),
  videos: (videos: Json[]) => videos.slice(0, 1).map((video) => ({ ...video, productIds: [20_001] })),
  reviews: (reviews: Json[]) => reviews.filter(({ productId }) => isKept(productId)).slice(0, 5),
  questions: (questions: Json[]) => questions.filter(({ productId }) => isKept(productId)).slice(0, 5),
  displays: (displays: Json) => ({
    ...displays,
    mainNavigation: displays.mainNavigation.slice(0, 1),
    subTabs: { home: displays.subTabs.home.slice(0, 1) },
    banners: displays.banners.slice(0, 1),
    displayGroups: [{ ...displays.displayGroups[2], productIds: KEPT_PRODUCTS, tabs: [], bannerIds: [9001] }],
    pages: { home: { recommend: [displays.displayGroups[2].id] } },
    categoryDisplays: [{ categoryId: 91, displayGroupIds: [displays.displayGroups[2].id] }],
    homeBestProductGroups: [{ code: "NEW_WEEK", name: "이번 주 신상품", productIds: KEPT_PRODUCTS }],
    bestRankings: [{ categoryId: 91, dateType: "week", productIds: KEPT_PRODUCTS }],
    advertising: displays.advertising.slice(0, 1).map((one: Json) => ({ ...one, productId: 20_001 })),
  }),
  notices: (notices: Json[]) => notices.slice(0, 2),
  faq: (faqs: Json[]) => faqs.slice(0, 3),
  gradeRules: (rules: Json) => rules,
  terms: (terms: Json) => terms,
};
