import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { fillDaysIntoRipenessAdvice } from "@todayfruit/domain/produce-notices/fill-days-into-ripeness-advice";
import {
  DISCARD_LEAD_DAYS,
  isDaytime,
  isTold,
  LATE_DAYS,
  NIGHT,
  produceNoticeDays,
} from "@todayfruit/domain/produce-notices/produce-notice-kinds-and-times";
import type { Services } from "../../http/handler-context-types.ts";
import {
  type DueRow,
  listDue,
  notifyOfProduce,
  type SentNotice,
} from "./due-and-sent-produce-notices.repository.ts";
import { listRules, type RuleRow } from "./list-produce-notice-rules.repository.ts";
import { listAskedAgain, notifyOfProduceAgain } from "./produce-notice-repeats.repository.ts";

/**
 * Sends members the notices due of the produce delivered to them, and those they asked to get again. Sends nothing
 * at night, which the next morning makes up for. Several may run it concurrently: the constraint on a product of an order
 * and its notice refuses the second.
 *
 * @returns number of notices sent
 */
export async function sendProduceNotices({ db, now, log }: Services, take = 500): Promise<number> {
  const at = now();
  if (!isDaytime(at.toISOString())) return 0;
  const today = kstDateOf(at.toISOString());
  const night = new Date(`${today}T${NIGHT}:00+09:00`);
  const rules = await listRules(db);
  let total = 0;
  let after = { orderProductId: 0, ruleId: 0 };
  for (;;) {
    const rows = await listDue(db, { today, lateDays: LATE_DAYS, leadDays: DISCARD_LEAD_DAYS, after, take });
    const due = rows.flatMap((row) => noticeOf(row, rules, at));
    if (due.length > 0) total += await notifyOfProduce(db, due, at, night);
    const last = rows.at(-1);
    if (last === undefined || rows.length < take) break;
    after = { orderProductId: last.order_product_id, ruleId: last.rule_id };
  }
  for (let id = 0; ; ) {
    const rows = await listAskedAgain(db, { today, lateDays: LATE_DAYS, after: id, take });
    const again = rows.map((row) => ({ id: row.id, title: row.title, ...shown(row, row, today) }));
    if (again.length > 0) total += await notifyOfProduceAgain(db, again, { now: at, night, today });
    id = rows.at(-1)?.id ?? id;
    if (rows.length < take) break;
  }
  if (total > 0) log.info("produce notices sent", { job: "send-produce-notices", count: total });
  return total;
}

/** Returns the notice of a row, or none where another rule holds for its storage or its morning has not come. */
function noticeOf(row: DueRow, rules: readonly RuleRow[], at: Date): SentNotice[] {
  const { kind, storage } = row;
  const now = at.toISOString();
  return produceNoticeDays(rules, { kind, storage, deliveredAt: row.delivered_at })
    .filter(({ day, rule }) => rule.id === row.rule_id && isTold(day, now))
    .map(({ rule }) => ({
      orderProductId: row.order_product_id,
      userId: row.user_id,
      notice: rule.notice,
      kind,
      name: rule.name,
      title: rule.title,
      advice: rule.advice,
      ...shown(row, rule, kstDateOf(now)),
    }));
}

type Subject = { delivered_at: string; order_id: number; product: string; image: string | null };

/** Writes what a notice shows: its sentence, page and picture, and the variables of its message. */
function shown(
  { delivered_at, order_id, product, image }: Subject,
  rule: Pick<RuleRow, "title" | "advice">,
  today: string,
) {
  const deliveredOn = kstDateOf(delivered_at);
  const body = fillDaysIntoRipenessAdvice(rule.advice, deliveredOn, today);
  const variables = { 제목: rule.title, 안내: body, 상품: product, 받은날: formatMonthDay(deliveredOn) };
  return { body, href: `/orders/${order_id}`, image, variables };
}
