import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../../db/id-cursor.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { listActions } from "../../operator-actions/operator-actions.repository.ts";
import { presentAction } from "../operators.presenter.ts";

const DEFAULT_TAKE = 50;

/**
 * Lists operators' actions, newest first, optionally of one subject, operator, noun or day in Korea. Refuses a cursor that is not an id.
 */
export async function showAuditTrail(
  { query }: Input<"GET /operator/v1/actions">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/actions">> {
  const take = query?.take ?? DEFAULT_TAKE;
  const before = readIdCursor(query?.nextPage);
  if (before === null) {
    return refuse("INVALID_INPUT", {
      fields: [{ field: "nextPage", message: "앞선 목록의 nextPage를 그대로 보내 주세요" }],
    });
  }
  const rows = await listActions(db, {
    subject: query?.subject ?? null,
    operatorId: query?.operatorId ?? null,
    noun: query?.noun ?? null,
    day: query?.day ?? null,
    before,
    take: take + 1,
  });
  const shown = rows.slice(0, take);
  return ok({
    list: shown.map(presentAction),
    nextPage: nextIdCursor(rows, take),
  });
}
