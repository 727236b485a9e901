import type { SheetProblem } from "@todayfruit/contract/sheets/sheets.calls";
import type { Services } from "../../../http/handler-context-types.ts";
import { SHEET_IMPORTERS } from "../importers/sheet-importers.ts";
import { endImport } from "./imports.repository.ts";
import { endPart, lockNextPart, type WaitingPart } from "./next-import-part.repository.ts";
import { writeImportPart } from "./write-import-part.ts";

/** Writes the waiting parts of running imports, each in a transaction of its own; returns how many were looked at. */
export async function writeWaitingImportParts(services: Services): Promise<number> {
  let count = 0;
  for (let ended = await writeNext(services); ended !== null; ended = await writeNext(services)) {
    count += 1;
    if (ended.failed) await fail(services, ended.failed);
  }
  return count;
}

type Failed = { id: number; place: number; problems: SheetProblem[] };
type Ended = { failed: Failed | null };

/**
 * Writes the next part; `null` where none waits. A part with a refused row is rolled back and fails the import where all
 * rows or none are wanted; the parts before it stay, to be undone.
 */
function writeNext(services: Services): Promise<Ended | null> {
  return services.db.transaction<Ended | null>(
    async (tx) => {
      const part = await lockNextPart(tx);
      if (!part) return null;
      const context = contextOf(services, part);
      const { id: importId, place, rows, columns, reason } = part;
      const importer = SHEET_IMPORTERS[part.sheet];
      const { problems } = await writeImportPart(tx, context, importer, {
        importId,
        place,
        rows,
        columns,
        reason,
      });
      if (problems.length > 0 && !part.is_partial) return { failed: { id: importId, place, problems } };
      if (part.is_last) await endImport(tx, importId, "done", services.now());
      return { failed: null };
    },
    (ended) => ended === null || ended.failed === null,
  );
}

/** Ends an import whose part was rolled back, with the rows that were refused. */
async function fail({ db, now }: Services, { id, place, problems }: Failed): Promise<void> {
  await db.transaction(async (tx) => {
    await endPart(tx, { id, place }, { changedCount: 0, problems, changeId: null });
    await endImport(tx, id, "failed", now());
  });
}

/** Returns the context of the operator who sent the file. */
function contextOf(services: Services, part: WaitingPart) {
  return {
    ...services,
    buyer: null,
    operator: {
      id: part.operator_id,
      email: part.operator_email,
      name: part.operator_name,
      permissions: [],
      source: part.source,
      mustChangePassword: false,
      personalDataPurpose: null,
      distributorIds: null,
    },
    platform: "web" as const,
    requestId: part.request_id,
    tokenHash: null,
    authorization: "",
    address: part.ip_address ?? "",
    userAgent: "",
  };
}
