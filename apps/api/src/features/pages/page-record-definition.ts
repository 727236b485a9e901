import type { PageFields } from "@todayfruit/contract/pages/operator-pages.calls";
import type { Static } from "typebox";
import type { RowRefusal } from "../record-edits/editable-record-types.ts";
import { buildTableRecord } from "../record-edits/tables/build-table-record.ts";
import { listTakenPageSlugs } from "./find-pages.repository.ts";

type Refusal = "SLUG_TAKEN" | "PAGE_PERIOD_INVALID";

/** Page of text as a record that operators edit. */
export const pageRecordDefinition = buildTableRecord<"page", Static<typeof PageFields>, Refusal>({
  noun: "pages",
  subject: "page",
  permission: "displays.edit",
  table: "page",
  columns: {
    slug: ["slug", "text"],
    title: ["title", "text"],
    contents: ["contents", "text"],
    beginsAt: ["begin_at", "timestamptz"],
    endsAt: ["end_at", "timestamptz"],
  },
  async check(tx, rows) {
    const edited = rows.map(({ id, edited: { slug } }) => ({ id, slug }));
    const taken = new Set((await listTakenPageSlugs(tx, edited)).map(({ id }) => id));
    return rows.flatMap(({ id, edited: { beginsAt, endsAt } }): RowRefusal<Refusal>[] => [
      ...(taken.has(id) ? [{ id, code: "SLUG_TAKEN", field: "slug" } as const] : []),
      ...(endsAt !== null && Date.parse(endsAt) <= Date.parse(beginsAt)
        ? [{ id, code: "PAGE_PERIOD_INVALID", field: "endsAt" } as const]
        : []),
    ]);
  },
});
