import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addReading } from "../../operator-actions/operator-actions.repository.ts";
import { deriveRecentPaymentsStart } from "../derive-recent-payments-start.ts";
import { presentMember } from "../member.presenter.ts";
import { findMember } from "../members.repository.ts";
import { findUnmaskedUntil, listAccesses } from "../personal-data/accesses.repository.ts";
import { presentHistory } from "./member-detail-lists.presenter.ts";
import {
  listActions,
  listClaims,
  listConsents,
  listCoupons,
  listNotes,
  listOrders,
  listPoints,
  listQuestionsAndReviews,
  listSessions,
} from "./member-detail-lists.repository.ts";

const ACCESSES = 20;

/**
 * Shows a member with what they did and what was done to them, and records it in the trail. Masked unless this operator
 * unmasked the member within five minutes, or a role of theirs has a recorded purpose.
 */
export async function showMember(
  { path: { id } }: Input<"GET /operator/v1/members/{id}">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/members/{id}">> {
  const { db, operator } = context;
  const now = context.now();
  const member = await findMember(db, id, { now, since: deriveRecentPaymentsStart(now) });
  if (!member) return refuse("MEMBER_NOT_FOUND");
  const unmaskedUntil = await findUnmaskedUntil(db, { userId: id, operatorId: operator.id, now });
  const reason = operator.personalDataPurpose;
  const isMasked = reason === null && unmaskedUntil === null;
  const shown = { members: [id] };
  await addReading(db, context, {
    subject: `member ${id}`,
    by: ["id"],
    shown,
    isMasked,
    reason: reason ?? (isMasked ? null : "가리지 않고 보는 동안"),
  });
  const [orders, claims, voices, points, coupons] = await Promise.all([
    listOrders(db, id),
    listClaims(db, id),
    listQuestionsAndReviews(db, id),
    listPoints(db, id),
    listCoupons(db, id),
  ]);
  const [consents, sessions, notes, accesses, actions] = await Promise.all([
    listConsents(db, id),
    listSessions(db, id, now),
    listNotes(db, id),
    listAccesses(db, id, ACCESSES),
    listActions(db, id),
  ]);
  const history = { orders, claims, voices, points, coupons, consents, sessions, notes, accesses, actions };
  return ok({
    ...presentMember(member, isMasked),
    isMasked,
    unmaskedUntil: unmaskedUntil?.toISOString() ?? null,
    handGrade: member.hand_grade,
    handGradeUntil: member.hand_grade_until,
    earnedGrade: member.earned_grade,
    ...presentHistory(history),
  });
}
