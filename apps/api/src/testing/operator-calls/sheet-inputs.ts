import type { Input, Name } from "@todayfruit/contract/all-calls";
import type { ExportedSheet, ImportedSheet } from "@todayfruit/contract/sheets/sheets.calls";
import { csvOf } from "../build-and-read-sheet-files.ts";
import { seedProduct } from "../product-and-member-fixtures.ts";
import { select } from "../read-and-set-shop-state.ts";
import type { TestShop } from "../test-shop.ts";

type ImportCall =
  | `POST /operator/v1/imports/${ImportedSheet | "{id}/undo"}`
  | "PUT /operator/v1/imports/{id}/stop";
type SheetCall =
  | ImportCall
  | "POST /operator/v1/sheet-headings"
  | `GET /operator/v1/exports/${ExportedSheet}`
  | "GET /operator/v1/imports"
  | "GET /operator/v1/imports/{id}";

const REASON = "시험";
/** Id that no record has. */
const NOBODY = 2_000_000_000;
const query = { reason: REASON };

/** Valid inputs of the calls of sheets, for records that do not exist. */
export function sheetSampleInputs(): { [N in SheetCall]: Input<N> } {
  const body = new Uint8Array([1]);
  return {
    "GET /operator/v1/exports/products": {},
    "GET /operator/v1/exports/options": {},
    "GET /operator/v1/exports/prices": {},
    "GET /operator/v1/exports/stock": {},
    "GET /operator/v1/exports/dispatches": {},
    "GET /operator/v1/exports/coupons": {},
    "GET /operator/v1/exports/orders": { query },
    "GET /operator/v1/exports/members": { query },
    "POST /operator/v1/imports/products": { query, body },
    "POST /operator/v1/imports/options": { query, body },
    "POST /operator/v1/imports/prices": { query, body },
    "POST /operator/v1/imports/stock": { query, body },
    "POST /operator/v1/imports/dispatches": { query, body },
    "POST /operator/v1/sheet-headings": { query: { sheet: "prices" }, body },
    "GET /operator/v1/imports": {},
    "GET /operator/v1/imports/{id}": { path: { id: NOBODY } },
    "PUT /operator/v1/imports/{id}/stop": { path: { id: NOBODY }, body: { reason: REASON } },
    "POST /operator/v1/imports/{id}/undo": { path: { id: NOBODY }, body: { reason: REASON } },
  };
}

/** Creates the inputs of the calls that change records by a file of one row. */
export function createSheetInputs(
  shop: TestShop,
  { token, dispatchable }: { token: string; dispatchable: () => Promise<readonly [number, string]> },
): { [N in Extract<Name, ImportCall>]: () => Promise<Input<N>> } {
  const seeded = () => seedProduct(shop.database.db, { stock: 5, status: "waiting" });
  const file = (...rows: readonly (readonly (string | number)[])[]) => ({ query, body: csvOf(rows) });
  const prices = async () => file(["옵션번호", "판", "공급가"], [(await seeded()).optionIds[0], 1, 777]);
  return {
    "POST /operator/v1/imports/products": async () =>
      file(["상품번호", "판", "부제"], [(await seeded()).productId, 1, "새콤달콤"]),
    "POST /operator/v1/imports/options": async () =>
      file(["옵션번호", "판", "옵션명"], [(await seeded()).optionIds[0], 1, "3kg"]),
    "POST /operator/v1/imports/prices": prices,
    "POST /operator/v1/imports/stock": async () =>
      file(["옵션번호", "가진 수량"], [(await seeded()).optionIds[0], 9]),
    "POST /operator/v1/imports/dispatches": async () => {
      const [id, invoice] = await dispatchable();
      return file(["주문번호", "택배사", "송장번호"], [id, "04", invoice]);
    },
    "PUT /operator/v1/imports/{id}/stop": async () => {
      const [running] = await select<{ id: number }>(
        shop,
        `insert into sheet_import (sheet, status, file_name, columns, problems, row_count, is_partial, operator_id, source,
                                   reason, request_id, created_at)
         select 'prices', 'running', '값.csv', '[]', '[]', 1, false, id, 'login', '시험', 'test', $1 from operator order by id limit 1
         returning id`,
        [shop.clock.now],
      );
      return { path: { id: running?.id ?? 0 }, body: { reason: REASON } };
    },
    "POST /operator/v1/imports/{id}/undo": async () => {
      const { reply } = await shop.call(token, "POST /operator/v1/imports/prices", await prices());
      return { path: { id: reply.import?.id ?? 0 }, body: { reason: REASON } };
    },
  };
}
