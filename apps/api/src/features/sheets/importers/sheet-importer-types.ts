import type { RefusalCode } from "@todayfruit/contract/refusals";
import type { Permission } from "@todayfruit/domain/operators/permissions";
import type { Tx } from "../../../db/database.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import type { ChangedSheetRow, SheetColumn, SheetRow } from "../definitions/sheet-column-types.ts";

/** Row that was refused, by the field of its cell where there is one. */
export type RefusedSheetRow = {
  line: number;
  id: number | null;
  field: string | null;
  code: RefusalCode;
  /** Sentence about this row; that of the code without it. */
  message?: string;
};

export type AppliedRows = {
  changed: ChangedSheetRow[];
  refused: RefusedSheetRow[];
  /** Change by which it is undone; `null` where nothing differs, or where it cannot be undone. */
  changeId: number | null;
};

/** Kind of sheet that is imported, through the same stories as the calls. */
export type SheetImporter = {
  /** Permission of its call, which undoing asks for, too. */
  permission: Permission;
  columns: readonly SheetColumn[];
  /** Writes up to 500 rows that can be written; the caller rolls back where one is refused and all or none are wanted. */
  apply(
    tx: Tx,
    context: OperatorContext,
    edit: {
      rows: readonly SheetRow[];
      reason: string;
      /** True where the caller rolls back in any case, so that nothing needs to be written. */
      dryRun: boolean;
    },
  ): Promise<AppliedRows>;
};
