import type { Input } from "@todayfruit/contract/all-calls";
import { maskName } from "@todayfruit/domain/korean/mask-personal-data";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addReading } from "../../operator-actions/operator-actions.repository.ts";
import { findInquiry } from "../inquiries.repository.ts";
import { presentSummary } from "../inquiry.presenter.ts";
import { presentFound } from "../show-inquiries-and-mark-read.ts";
import { listByStatus } from "./inquiries-to-answer.repository.ts";

const DEFAULT_TAKE = 50;

/** Lists inquiries for operators, by default the waiting ones; recorded in the audit trail. */
export async function showInquiriesToAnswer(
  { query }: Input<"GET /operator/v1/inquiries">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/inquiries">> {
  const { status = "waiting", nextPage: after = 0, take = DEFAULT_TAKE } = query ?? {};
  const rows = await listByStatus(context.db, { status, after, take: take + 1 });
  const shown = rows.slice(0, take);
  await addReading(context.db, context, {
    subject: "inquiries",
    by: Object.keys(query ?? {}).toSorted(),
    shown: { inquiries: shown.map(({ id }) => id) },
    isMasked: true,
    reason: null,
  });
  const { publicHolidays } = await context.deliveryCalendar.read();
  return ok({
    list: shown.map((row) => ({
      ...presentSummary(row, publicHolidays),
      memberName: row.member_name === null ? null : maskName(row.member_name),
      waitsSince: row.waits_since?.toISOString() ?? null,
    })),
    nextPage: rows.length > take ? (shown.at(-1)?.id ?? null) : null,
  });
}

/** Shows an inquiry with all of its texts to an operator; recorded in the audit trail. */
export async function showInquiryToAnswer(
  { path: { id } }: Input<"GET /operator/v1/inquiries/{id}">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/inquiries/{id}">> {
  if (!(await findInquiry(context.db, id))) return refuse("INQUIRY_NOT_FOUND");
  await addReading(context.db, context, {
    subject: `inquiry ${id}`,
    by: [],
    shown: { inquiries: [id] },
    isMasked: true,
    reason: null,
  });
  return ok(await presentFound(context.db, context, id));
}
