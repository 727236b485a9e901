import type { Tables } from "../../../db/tables.ts";

/** What the shop itself keeps of a row; an import never says it. Reviews and questions are counted where they are written. */
export type OwnColumn =
  | "is_sold_out"
  | "review_count"
  | "score_average"
  | "question_count"
  | "answer_changed_at"
  | "updated_at"
  | "hidden_at"
  | "hidden_for";

/** A row on its way into a table as JSON: instants are ISO 8601 strings, everything else is as it is read. */
export type WrittenRow<Table extends keyof Tables> = {
  [Column in Exclude<keyof Tables[Table], OwnColumn>]: Date extends Tables[Table][Column]
    ? string | Exclude<Tables[Table][Column], Date>
    : Tables[Table][Column];
};
