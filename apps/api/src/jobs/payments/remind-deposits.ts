import { formatMonthDay, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { isReminderDue } from "@todayfruit/domain/payments/deposit-reminder";
import {
  type AwaitedDeposit,
  listAwaitedDeposits,
  remindOfDeposit,
} from "../../features/payments/deposits/deposits.repository.ts";
import { bankName } from "../../gateways/payments/banks.ts";
import type { Services } from "../../http/context.ts";

const HOUR_MS = 3_600_000;
const TAKE = 500;

/**
 * Reminds everybody whose deposit is due soon, once, by a notification and a text; and asks again for one that the bank
 * took back. The reminder is written down before the text is sent, so several processes may run it at once; a text that
 * could not be sent is not sent again, the notification stays.
 *
 * @returns how many were reminded
 */
export async function remindDeposits(services: Services): Promise<number> {
  const { db, now, rules, messages, log } = services;
  const at = now();
  const until = new Date(at.getTime() + rules.vbankHours * HOUR_MS);
  let count = 0;
  for (const deposit of await listAwaitedDeposits(db, at, until, TAKE)) {
    const facts = {
      now: at.toISOString(),
      dueAt: deposit.vbank_due_at.toISOString(),
      hours: rules.vbankHours,
      isReversed: deposit.is_reversed,
    };
    if (!isReminderDue(facts)) continue;
    const { title, body } = reminderOf(deposit);
    const isFirst = await remindOfDeposit(db, {
      paymentId: deposit.payment_id,
      userId: deposit.user_id,
      title,
      body,
      href: `/orders/${deposit.order_id}`,
      dedupeKey: `deposit:${deposit.order_id}:${at.toISOString()}`,
      now: at,
    });
    if (!isFirst) continue;
    count += 1;
    if (deposit.phone === null) continue;
    const sent = await messages.sendText({
      to: deposit.phone,
      text: `[${rules.shopName}] ${title}\n${body}`,
    });
    if (sent.kind !== "accepted") log.warn("reminder not sent", { job: "deposits", code: sent.kind });
  }
  return count;
}

/** @example reminderOf(deposit).body // "노지 감귤 · 22,900원을 11월 22일 (일) 12:00까지 신한은행 110…으로 입금해 주세요." */
function reminderOf(deposit: AwaitedDeposit): { title: string; body: string } {
  const { order_name, amount, vbank_bank_code, vbank_account_number, vbank_due_at, is_reversed } = deposit;
  const due = vbank_due_at.toISOString();
  const until = `${formatMonthDay(kstDateOf(due))} ${kstTimeOf(due)}까지`;
  const where = `${bankName(vbank_bank_code)} ${vbank_account_number}`;
  return {
    title: is_reversed ? "은행이 입금을 되돌렸어요" : "입금 기한이 다가와요",
    body: `${order_name} · ${groupDigits(amount)}원을 ${until} ${where} 계좌로 한 번에 입금해 주세요. 기한이 지나면 주문이 취소돼요.`,
  };
}
