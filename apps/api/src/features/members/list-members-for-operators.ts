import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../db/id-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addReading } from "../operator-actions/operator-actions.repository.ts";
import { deriveRecentPaymentsStart } from "./derive-recent-payments-start.ts";
import { presentMember } from "./member.presenter.ts";
import { listMembers, type MemberQuery } from "./members.repository.ts";

const PAGE = 50;
const TWO_SEARCHES = { fields: [{ field: "name", message: "검색은 한 번에 하나로 해 주세요" }] };

/**
 * Lists members, the newest first, and records the shown ones in the trail. Names, phones and e-mails are masked unless
 * the operator's role has a recorded purpose for reading them.
 */
export async function listMembersForOperators(
  { query = {} }: Input<"GET /operator/v1/members">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/members">> {
  const { db, operator } = context;
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const sought = soughtOf(query);
  if (sought === null) return refuse("INVALID_INPUT", TWO_SEARCHES);
  const now = context.now();
  const rows = await listMembers(db, {
    now,
    since: deriveRecentPaymentsStart(now),
    before,
    ...sought,
    grade: query.grade ?? null,
    isBlocked: query.isBlocked ?? null,
    hasNote: query.hasNote ?? null,
    take: take + 1,
  });
  const reason = operator.personalDataPurpose;
  const isMasked = reason === null;
  const shown = rows.slice(0, take);
  const by = Object.keys(query).toSorted();
  const members = shown.map(({ id }) => id);
  await addReading(db, context, { subject: "members", by, shown: { members }, isMasked, reason });
  return ok({ list: shown.map((row) => presentMember(row, isMasked)), nextPage: nextIdCursor(rows, take) });
}

type Query = NonNullable<Input<"GET /operator/v1/members">["query"]>;

/** Returns what is looked for; `null` for more than one. */
function soughtOf({ name, email, phoneEnd }: Query): Pick<MemberQuery, "by" | "sought"> | null {
  if ([name, email, phoneEnd].filter((word) => word !== undefined).length > 1) return null;
  if (name !== undefined) return { by: "name", sought: name.trim() };
  if (email !== undefined) return { by: "email", sought: email.trim().toLowerCase() };
  return phoneEnd === undefined ? { by: "nothing", sought: null } : { by: "phoneEnd", sought: phoneEnd };
}
