import type { FaqFields } from "@todayfruit/contract/faqs/operator-faqs.calls";
import { MAX_FAQS } from "@todayfruit/domain/faqs/max-faqs";
import type { Static } from "typebox";
import { buildTableRecord } from "../record-edits/tables/build-table-record.ts";
import { countOtherFaqs } from "./read-faqs.repository.ts";

/** Frequent question as a record that operators edit; one page shows all of them. */
export const faqRecordDefinition = buildTableRecord<"faq", Static<typeof FaqFields>, "FAQS_FULL">({
  noun: "faqs",
  subject: "faq",
  permission: "displays.edit",
  table: "faq",
  columns: {
    category: ["category", "text"],
    question: ["question", "text"],
    answer: ["answer", "text"],
    sort: ["sort", "integer"],
  },
  async check(tx, rows) {
    const others = await countOtherFaqs(
      tx,
      rows.map(({ id }) => id),
    );
    return rows
      .slice(Math.max(MAX_FAQS - others, 0))
      .map(({ id }) => ({ id, code: "FAQS_FULL", field: null }));
  },
});
