import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind.ts";
import type { OperatorContext } from "../../../http/context.ts";
import { listActions } from "../actions.repository.ts";
import { presentAction } from "../operators.presenter.ts";

const DEFAULT_TAKE = 50;

/** Lists what operators did, newest first, of one subject or one operator when named. Refuses a cursor that is no id. */
export async function showAuditTrail(
  { query }: Input<"GET /operator/v1/actions">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/actions">> {
  const { take = DEFAULT_TAKE, nextPage } = query ?? {};
  if (nextPage !== undefined && !/^[1-9]\d{0,17}$/.test(nextPage)) {
    return refuse("INVALID_INPUT", {
      fields: [{ field: "nextPage", message: "앞선 목록의 nextPage를 그대로 보내 주세요" }],
    });
  }
  const rows = await listActions(db, {
    subject: query?.subject ?? null,
    operatorId: query?.operatorId ?? null,
    before: nextPage ?? null,
    take: take + 1,
  });
  const shown = rows.slice(0, take);
  return ok({
    list: shown.map(presentAction),
    nextPage: rows.length > take ? String(shown.at(-1)?.id) : null,
  });
}
