import { strToU8 } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { csvOf, sheetXml, workbookOf, xlsxOf } from "../../testing/build-and-read-sheet-files.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
/** Options with the prices 정가 12000, 판매가 10000, 공급가 100. */
let [one, two] = [0, 0];
beforeAll(async () => {
  shop = await createTestShop();
  token = (await operator(shop)).token;
  one = (await seedProduct(shop.database.db)).optionIds[0] ?? 0;
  two = (await seedProduct(shop.database.db)).optionIds[0] ?? 0;
});
afterAll(() => shop.close());

const HEAD = ["옵션번호", "판", "공급가"];
const PRICES = "POST /operator/v1/imports/prices";
const send = (body: Uint8Array, query: { dryRun?: boolean; partial?: boolean } = {}) =>
  shop.call(token, PRICES, { query: { reason: "시험", ...query }, body });
type Sent = Awaited<ReturnType<typeof send>>;
const problemsOf = ({ reply }: Sent) => reply.problems.map(({ cell, code }) => [cell, code]);

/** Bytes of `옵션번호,판,공급가` in EUC-KR, as Excel in Korean saves a CSV file. */
const EUC_KR_HEAD = [
  0xbf, 0xc9, 0xbc, 0xc7, 0xb9, 0xf8, 0xc8, 0xa3, 0x2c, 0xc6, 0xc7, 0x2c, 0xb0, 0xf8, 0xb1, 0xde, 0xb0, 0xa1,
];

test.each([
  ["an empty file", () => new Uint8Array(), "SHEET_EMPTY"],
  ["headings alone", () => csvOf([HEAD]), "SHEET_EMPTY"],
  ["blank cells alone", () => csvOf([["", " "], [""]]), "SHEET_EMPTY"],
  ["a picture", () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), "SHEET_TYPE_UNKNOWN"],
  ["a PDF", () => strToU8("%PDF-1.7\n1 0 obj"), "SHEET_TYPE_UNKNOWN"],
  ["an archive of something else", () => workbookOf([]).slice(0, 60), "SHEET_UNREADABLE"],
  [
    "an old Excel file",
    () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    "SHEET_TYPE_UNKNOWN",
  ],
  ["a file with a password", locked, "SHEET_LOCKED"],
  ["a zip bomb", bomb, "SHEET_TOO_LARGE"],
  [
    "hidden sheets alone",
    () => workbookOf([{ xml: sheetXml([HEAD]), isHidden: true }]),
    "SHEET_TYPE_UNKNOWN",
  ],
  [
    "a damaged part",
    () => workbookOf([{ xml: "<sheetData><row><c><v>1</v></c></row></sheetData>" }]),
    "SHEET_UNREADABLE",
  ],
  ["a quotation mark without its end", () => strToU8('옵션번호,판,공급가\n1,1,"5'), "SHEET_UNREADABLE"],
  [
    "50,001 rows",
    () => csvOf([HEAD, ...Array.from({ length: 50_001 }, (_, at) => [at + 1, 1, 5])]),
    "SHEET_TOO_LONG",
  ],
] as const)(
  "%s is refused and changes nothing",
  async (_what, make, code) => {
    const before = await stored();
    expect((await send(make(), { partial: true })).refusal.code).toBe(code);
    expect(await stored()).toEqual(before);
  },
  60_000,
);

test.each([
  [
    "a missing column",
    [
      ["옵션번호", "공급가"],
      [1, 5],
    ],
    "SHEET_COLUMNS_MISSING",
    "판",
  ],
  [
    "the same column twice",
    [
      [...HEAD, "공급가 (원)"],
      [1, 1, 5, 6],
    ],
    "SHEET_COLUMN_REPEATED",
    "공급가",
  ],
] as const)("%s is refused by its heading", async (_what, rows, code, heading) => {
  const { refusal } = await send(csvOf(rows));
  expect([refusal.code, refusal.detail?.fields?.map(({ field }) => field)]).toEqual([code, [heading]]);
});

type Case = [what: string, cells: () => (string | number)[][], problems: (string | null)[][]];
const CASES: Case[] = [
  [
    "negative and huge prices",
    () => [
      [one, 1, -5],
      [two, 1, 1_000_000_001],
    ],
    [
      ["C2", "CELL_OUT_OF_RANGE"],
      ["C3", "CELL_OUT_OF_RANGE"],
    ],
  ],
  [
    "a doubled id",
    () => [
      [one, 1, 200],
      [one, 1, 300],
    ],
    [["A3", "RECORD_REPEATED"]],
  ],
  ["an unknown id", () => [[2_000_000_000, 1, 5]], [["A2", "RECORD_NOT_FOUND"]]],
  ["a version too old", () => [[one, 7, 5]], [["B2", "RECORD_CHANGED"]]],
  [
    "words for numbers",
    () => [
      [one, 1, "만원"],
      ["합계", "", ""],
    ],
    [
      ["C2", "CELL_NOT_NUMBER"],
      ["A3", "CELL_NOT_NUMBER"],
      ["B3", "CELL_REQUIRED"],
      ["C3", "CELL_REQUIRED"],
    ],
  ],
  ["a formula as a text", () => [[one, 1, "=1+1"]], [["C2", "CELL_FORMULA"]]],
  ["a number that Excel shortened", () => [["5.0E+5", 1, 5]], [["A2", "CELL_NUMBER_SHORTENED"]]],
  ["an empty cell that needs a value", () => [[one, 1, ""]], [["C2", "CELL_REQUIRED"]]],
  ["a cell of 32,767 letters", () => [[one, 1, "가".repeat(32_767)]], [["C2", "CELL_NOT_NUMBER"]]],
];

test.each(CASES)("%s: each error by its cell, in both kinds of file", async (_what, cells, problems) => {
  const before = await stored();
  for (const file of [csvOf([HEAD, ...cells()]), await xlsxOf([HEAD, ...cells()])]) {
    expect(problemsOf(await send(file, { dryRun: true }))).toEqual(problems);
    const { status, refusal } = await send(file);
    expect([status, refusal.code]).toEqual([409, "SHEET_ROWS_REFUSED"]);
    expect(refusal.detail?.fields?.map(({ field }) => field)).toEqual(problems.map(([cell]) => cell));
  }
  expect(await stored()).toEqual(before);
});

test.each([
  ["full-width digits", "３００", 300],
  ["separators of thousands", "1,300원", 1300],
  ["unbreakable spaces", "\u00A01400\u00A0", 1400],
] as const)("%s are read as the number", async (_what, text, value) => {
  const { reply } = await send(csvOf([HEAD, [one, 1, text]]), { dryRun: true });
  expect([reply.problemCount, reply.rows[0]?.after]).toEqual([0, { supplyCost: value }]);
});

test("EUC-KR, UTF-16 with tabs, titles above and a second heading row are read", async () => {
  const euc = Buffer.concat([Buffer.from(EUC_KR_HEAD), Buffer.from(`\r\n${one},1,210`)]);
  const utf16 = Buffer.from(`\uFEFF옵션번호\t판\t공급가\n${one}\t1\t210`, "utf16le");
  const titled = csvOf([["11월 가격"], [], HEAD, HEAD, [one, 1, 210]]);
  for (const file of [euc, utf16, titled]) {
    const { reply } = await send(file, { dryRun: true });
    expect([reply.rowCount, reply.problemCount, reply.rows[0]?.after]).toEqual([1, 0, { supplyCost: 210 }]);
  }
});

test("formulas and merged cells of a workbook are named; a hidden sheet is passed over", async () => {
  const xml = sheetXml(
    [HEAD, [one, 1, "<c><f>1+1</f><v>2</v></c>"], [two, 1, 5]],
    '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>',
  );
  const file = workbookOf([{ xml: sheetXml([["비밀"]]), isHidden: true }, { xml }]);
  expect(problemsOf(await send(file, { dryRun: true }))).toEqual([
    ["C2", "CELL_FORMULA"],
    ["A3", "CELL_MERGED"],
  ]);
});

test("dates that Excel keeps as numbers are read as days", async () => {
  const { productId } = await seedProduct(shop.database.db, { status: "waiting" });
  const file = await xlsxOf([
    ["상품번호", "판", "다음 수확일"],
    [productId, 1, 46_357],
  ]);
  const query = { reason: "시험", dryRun: true };
  const { reply } = await shop.call(token, "POST /operator/v1/imports/products", { query, body: file });
  expect(reply.rows[0]?.after).toEqual({ nextHarvestOn: "2026-12-01" });
});

test("with partial the rows without problems are written and the others are listed", async () => {
  const [good, bad] = [(await seedProduct(shop.database.db)).optionIds[0], two];
  const { reply } = await send(csvOf([HEAD, [good, 1, 250], [bad, 9, 250], [bad + 1, "", ""]]), {
    partial: true,
  });
  expect(reply.import).toMatchObject({ status: "done", changedCount: 1, problemCount: 3, rowCount: 3 });
  const [row] = await select(shop, "select supply_cost from product_option where id = $1", [good]);
  expect(row).toEqual({ supply_cost: 250 });
  const path = { id: reply.import?.id ?? 0 };
  const kept = (await shop.call(token, "GET /operator/v1/imports/{id}", { path })).reply;
  expect(kept.problems.map(({ line, code }) => [line, code])).toEqual([
    [3, "RECORD_CHANGED"],
    [4, "CELL_REQUIRED"],
    [4, "CELL_REQUIRED"],
  ]);
});

function stored() {
  return select(
    shop,
    "select (select jsonb_agg(to_jsonb(o) order by id) from product_option o) as options, (select count(*) from operator_change) as changes",
  );
}

/** Bytes as of a workbook that Excel encrypted. */
function locked(): Uint8Array {
  return Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.from("EncryptedPackage", "utf16le")]);
}

/** 130 MB of zeros, in some hundred kB. */
function bomb(): Uint8Array {
  return workbookOf([{ xml: sheetXml([HEAD]) }], {
    "xl/sharedStrings.xml": [new Uint8Array(130 * 1024 * 1024), { level: 1 }],
  });
}
