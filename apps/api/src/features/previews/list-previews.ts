import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../db/id-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { presentPreview } from "./preview.presenter.ts";
import { listPreviewRows } from "./previews.repository.ts";

type Call = "GET /operator/v1/previews";
const PAGE = 50;

/** Lists previews, the newest first; one statement. */
export async function listPreviews(
  { query = {} }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const { isOpen = null, variant = null, take = PAGE } = query;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const now = context.now();
  const rows = await listPreviewRows(context.db, { before, variant, isOpen, now, take: take + 1 });
  const list = rows.slice(0, take).map((row) => presentPreview(row, now));
  return ok({ list, nextPage: nextIdCursor(rows, take) });
}
