import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { SHEET_IMPORTERS } from "../importers/sheet-importers.ts";
import { presentImport } from "./imports.presenter.ts";
import { listImports, lockImport, stopRunningImport } from "./imports.repository.ts";

type Stopped = Answer<"PUT /operator/v1/imports/{id}/stop">;

/**
 * Stops a running import between two parts: the part that a job writes is finished first, the parts after it are not
 * written. What was written stays, until it is undone.
 */
export function stopImport(
  { path: { id }, body: { reason } }: Input<"PUT /operator/v1/imports/{id}/stop">,
  context: OperatorContext,
): Promise<Stopped> {
  return context.db.transaction<Stopped>(
    async (tx) => {
      // Waits for the part that is being written: its transaction holds the import.
      const found = await lockImport(tx, id);
      if (!found) return refuse("IMPORT_NOT_FOUND");
      const { permission } = SHEET_IMPORTERS[found.sheet];
      if (!context.operator.permissions.includes(permission)) return refuse("PERMISSION_REQUIRED");
      if (found.status !== "running") return refuse("IMPORT_NOT_RUNNING");
      await stopRunningImport(tx, { id, operatorId: context.operator.id, reason, at: context.now() });
      const [row] = await listImports(tx, { before: id + 1, sheet: null, status: null, take: 1 });
      if (!row) return refuse("IMPORT_NOT_FOUND");
      const imported = presentImport(row);
      await addAction(tx, context, {
        action: "imports.stop",
        subject: `import ${id}`,
        before: { status: found.status },
        after: { status: row.status, doneCount: row.done_count, changedCount: row.changed_count },
        reason,
      });
      return ok({ ...imported, notWrittenCount: row.row_count - row.done_count });
    },
    (result) => result.ok,
  );
}
