import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { undoChangeIn } from "../../changes/undo-change.ts";
import { SHEET_IMPORTERS } from "../importers/sheet-importers.ts";
import { presentImport } from "./imports.presenter.ts";
import { endImport, listImportParts, listImports, lockImport } from "./imports.repository.ts";

type Undone = Answer<"POST /operator/v1/imports/{id}/undo">;

/** Takes all changes of an import back, the last first, in one transaction: all of them, or none. */
export function undoImport(
  { path: { id }, body }: Input<"POST /operator/v1/imports/{id}/undo">,
  context: OperatorContext,
): Promise<Undone> {
  return context.db.transaction<Undone>(
    async (tx) => {
      const found = await lockImport(tx, id);
      if (!found) return refuse("IMPORT_NOT_FOUND");
      const { permission } = SHEET_IMPORTERS[found.sheet];
      if (!context.operator.permissions.includes(permission)) return refuse("PERMISSION_REQUIRED");
      const changes = (await listImportParts(tx, id)).flatMap(({ change_id }) => change_id ?? []);
      const isEnded = ["done", "failed", "stopped"].includes(found.status);
      if (!isEnded || changes.length === 0) return refuse("IMPORT_NOT_UNDOABLE");
      for (const changeId of changes.toReversed()) {
        const undone = await undoChangeIn(tx, context, { id: changeId, reason: body.reason, partial: false });
        if (!undone.ok) return undone;
      }
      await endImport(tx, id, "undone", context.now());
      const [row] = await listImports(tx, { before: id + 1, sheet: null, status: null, take: 1 });
      return row ? ok(presentImport(row)) : refuse("IMPORT_NOT_FOUND");
    },
    (result) => result.ok,
  );
}
