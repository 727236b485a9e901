import type { Tables } from "../../../db/tables.ts";

/** A row on its way into a table as JSON: instants are ISO 8601 strings, everything else is as it is read. */
export type WrittenRow<Table extends keyof Tables> = {
  [Column in keyof Tables[Table]]: Date extends Tables[Table][Column]
    ? string | Exclude<Tables[Table][Column], Date>
    : Tables[Table][Column];
};
