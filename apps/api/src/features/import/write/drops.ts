import { type Statement, statementVariant } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";

type Drop = Statement<readonly [rows: string], { dropped: number }>;

/** A statement that takes a JSON array of rows and deletes those of the table that are not among them. */
function bulkDrop<Table extends keyof Tables>(
  table: Table,
  key: Partial<Record<keyof Tables[Table] & string, string>>,
): Drop {
  const names = Object.keys(key).join(", ");
  const columns = Object.entries(key).map((column) => column.join(" "));
  return statementVariant(
    "import-drop",
    table,
    `with dropped as (
       delete from ${table}
        where (${names}) not in (select ${names} from jsonb_to_recordset($1::jsonb) as r(${columns.join(", ")}))
       returning 1
     )
     select count(*)::int as dropped from dropped`,
  );
}

/** The tables that are only shown, by the columns by which a row is known. */
export const DROPS = {
  display_page: bulkDrop("display_page", { tab: "text", sub_tab: "text", position: "integer" }),
  category_display: bulkDrop("category_display", { category_id: "integer", position: "integer" }),
  display_tab: bulkDrop("display_tab", { id: "integer" }),
  display_group: bulkDrop("display_group", { id: "integer" }),
  banner: bulkDrop("banner", { id: "integer" }),
  sub_tab: bulkDrop("sub_tab", { id: "integer" }),
  main_navigation: bulkDrop("main_navigation", { id: "integer" }),
  best_seed: bulkDrop("best_seed", { category_id: "integer", date_type: "text", position: "integer" }),
  product_group: bulkDrop("product_group", { code: "text" }),
  advertising: bulkDrop("advertising", { id: "integer" }),
  notice: bulkDrop("notice", { id: "integer" }),
  faq: bulkDrop("faq", { id: "integer" }),
} as const satisfies Record<string, Drop>;
