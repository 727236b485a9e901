import { Id } from "@todayfruit/contract/common-schemas";
import { Version } from "@todayfruit/contract/record-edits/record-edit-schemas";
import type { SheetColumn } from "./sheet-column-types.ts";

/** Columns by which each row of a sheet of records names its record as it was seen. */
export function buildIdAndVersionColumns(heading: string, aliases: readonly string[]): SheetColumn[] {
  return [
    { field: "id", heading, aliases, kind: "integer", schema: Id, isRequired: true },
    {
      field: "version",
      heading: "판",
      aliases: ["버전"],
      kind: "integer",
      schema: Version,
      isRequired: true,
    },
  ];
}
