import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Runner } from "../../../db/database.ts";
import { nextIdCursor, readIdCursor } from "../../../db/id-cursor.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addReading } from "../../operator-actions/operator-actions.repository.ts";
import { listLoggedMessages, listSubjectsOfOrder } from "./list-logged-messages.repository.ts";
import { presentMessage } from "./message-log.presenter.ts";

const DEFAULT_TAKE = 50;

/** Lists messages with their channel and result, the newest first; recorded in the audit trail with the members shown. */
export async function listMessages(
  { query = {} }: Input<"GET /operator/v1/messages">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/messages">> {
  const take = query.take ?? DEFAULT_TAKE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const rows = await listLoggedMessages(context.db, {
    before,
    memberId: query.memberId ?? null,
    subjects: await subjectsOf(context.db, query),
    template: query.template ?? null,
    channel: query.channel ?? null,
    result: query.result ?? null,
    take: take + 1,
  });
  const list = rows.slice(0, take).map(presentMessage);
  const members = [...new Set(list.flatMap(({ member }) => (member ? [member.id] : [])))];
  await addReading(context.db, context, {
    subject: "messages",
    by: Object.keys(query).toSorted(),
    shown: { members },
    isMasked: true,
    reason: null,
  });
  return ok({ list, nextPage: nextIdCursor(rows, take) });
}

type Sought = NonNullable<Input<"GET /operator/v1/messages">["query"]>;

async function subjectsOf(db: Runner, { subject, orderNumber }: Sought): Promise<string[] | null> {
  const ofOrder = orderNumber === undefined ? null : await listSubjectsOfOrder(db, orderNumber);
  const said = subject?.trim();
  if (said === undefined) return ofOrder;
  return ofOrder === null || ofOrder.includes(said) ? [said] : [];
}
