import type { Input } from "@todayfruit/contract/all-calls";
import type { catalogCalls } from "@todayfruit/contract/calls/catalog";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind.ts";
import type { Context } from "../../http/context.ts";
import { findCategory } from "./categories.repository.ts";
import { listCategoryPage, type PageEnd } from "./category-page.repository.ts";
import { presentSummary } from "./product.presenter.ts";

const NAME = "GET /v1/products/category/{id}";
const DEFAULT_TAKE = 15;

/** A page of a category or of a root with all its children; two statements however long the list. */
export async function listCategory(
  { db }: Context,
  { path, query }: Input<typeof NAME>,
): Promise<Answer<(typeof catalogCalls)[typeof NAME]>> {
  const category = await findCategory(db, path.id);
  if (!category) return refuse("CATEGORY_NOT_FOUND", undefined);

  const after = query?.nextPage === undefined ? null : readCursor(query.nextPage);
  if (query?.nextPage !== undefined && !after) {
    return refuse("INVALID_INPUT", {
      fields: [{ field: "nextPage", message: "앞선 목록의 nextPage를 그대로 보내 주세요" }],
    });
  }
  const take = query?.take ?? DEFAULT_TAKE;
  const inStockOnly = query?.productStatus === "stock_in";
  const rows = await listCategoryPage(db, {
    categoryId: category.id,
    level: category.parent_id === null ? "root" : "leaf",
    orderBy: query?.orderby ?? "latest",
    inStockOnly,
    after,
    take: take + 1,
  });
  const shown = rows.slice(0, take);
  const last = shown.at(-1);
  return ok({
    list: shown.map(presentSummary),
    nextPage: rows.length > take && last ? writeCursor({ key: last.sort_key, id: last.id }) : null,
    totalCount: inStockOnly ? category.in_stock : category.visible,
  });
}

function writeCursor({ key, id }: PageEnd): string {
  return Buffer.from(`${id}~${key}`).toString("base64url");
}

const KEY = /^(\d{1,10})~(-?\d{1,10}(?:\.\d{1,2})?|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+\d\d)$/;

function readCursor(cursor: string): PageEnd | null {
  const [, id, key] = KEY.exec(Buffer.from(cursor, "base64url").toString("utf8")) ?? [];
  return id === undefined || key === undefined ? null : { id: Number(id), key };
}
