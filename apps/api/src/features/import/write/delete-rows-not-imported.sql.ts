import { type Statement, statementVariant } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";

type Drop = Statement<readonly [rows: string], { dropped: number }>;

/** Builds a statement that takes a JSON array of rows and deletes the table's other rows that an import wrote. */
function bulkDrop<Table extends keyof Tables>(
  table: Table,
  key: Partial<Record<keyof Tables[Table] & string, string>>,
): Drop {
  const names = Object.keys(key).join(", ");
  const columns = Object.entries(key).map((column) => column.join(" "));
  const rowKey = `concat_ws('/', ${names})`;
  return statementVariant(
    "import-drop",
    table,
    `with gone as (
       delete from imported_row
        where table_name = '${table}'
          and row_key not in (select ${rowKey} from jsonb_to_recordset($1::jsonb) as r(${columns.join(", ")}))
       returning row_key
     ), dropped as (
       delete from ${table} where ${rowKey} in (select row_key from gone) returning 1
     )
     select count(*)::int as dropped from dropped`,
  );
}

/** Statements for tables of display rows, with the columns that identify a row. */
export const DROPS = {
  page_display_group: bulkDrop("page_display_group", { tab: "text", sub_tab: "text", position: "integer" }),
  category_display_group: bulkDrop("category_display_group", { category_id: "bigint", position: "integer" }),
  display_tab: bulkDrop("display_tab", { id: "bigint" }),
  display_group: bulkDrop("display_group", { id: "bigint" }),
  banner: bulkDrop("banner", { id: "bigint" }),
  sub_tab: bulkDrop("sub_tab", { id: "bigint" }),
  main_navigation: bulkDrop("main_navigation", { id: "bigint" }),
  best_ranking_tiebreaker: bulkDrop("best_ranking_tiebreaker", {
    category_id: "bigint",
    date_type: "text",
    position: "integer",
  }),
  product_group: bulkDrop("product_group", { code: "text" }),
  advertisement: bulkDrop("advertisement", { id: "bigint" }),
  notice: bulkDrop("notice", { id: "bigint" }),
  faq: bulkDrop("faq", { id: "bigint" }),
} as const satisfies Record<string, Drop>;
