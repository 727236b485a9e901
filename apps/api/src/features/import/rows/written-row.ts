import type { Tables } from "../../../db/tables.ts";

/** What the shop itself keeps of a row; an import never says it. */
export type OwnColumn = "is_sold_out";

/** A row on its way into a table as JSON: instants are ISO 8601 strings, everything else is as it is read. */
export type WrittenRow<Table extends keyof Tables> = {
  [Column in Exclude<keyof Tables[Table], OwnColumn>]: Date extends Tables[Table][Column]
    ? string | Exclude<Tables[Table][Column], Date>
    : Tables[Table][Column];
};
