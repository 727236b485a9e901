import { formatMonthDay, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { isDepositReminderDue } from "@todayfruit/domain/payments/is-deposit-reminder-due";
import { bankName } from "../../../gateways/payments/bank-codes-and-names.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { recordEventToNotifyMember } from "../../messages/record-event-to-notify-member.ts";
import {
  type AwaitedDeposit,
  listAwaitedDeposits,
  markReminded,
} from "./deposit-reminders-and-reversals.repository.ts";

const HOUR_MS = 3_600_000;
const TAKE = 500;

/**
 * Reminds buyers of deposits that are due soon, once, and asks again for reversed deposits. The reminder and its
 * notice are written in one transaction, so several processes may run it concurrently and nothing is lost.
 *
 * @returns number of buyers reminded
 */
export async function remindDeposits(services: Services): Promise<number> {
  const { db, now, rules } = services;
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
    if (isDepositReminderDue(facts) && (await remind(services, deposit, at))) count += 1;
  }
  return count;
}

function remind({ db, rules }: Services, deposit: AwaitedDeposit, now: Date): Promise<boolean> {
  const { payment_id, order_id, user_id, order_name, amount, phone, is_reversed } = deposit;
  const due = deposit.vbank_due_at.toISOString();
  return db.transaction(async (tx) => {
    if (!(await markReminded(tx, payment_id, now))) return false;
    return recordEventToNotifyMember(tx, rules.shopName, {
      template: is_reversed ? "VBANK_REVERSED" : "VBANK_REMIND",
      userId: user_id,
      phone,
      variables: {
        상품: order_name,
        은행: bankName(deposit.vbank_bank_code),
        계좌번호: deposit.vbank_account_number,
        금액: `${groupDigits(amount)}원`,
        입금기한: `${formatMonthDay(kstDateOf(due))} ${kstTimeOf(due)}까지`,
      },
      href: `/orders/${order_id}`,
      key: `deposit ${order_id} ${now.toISOString()}`,
      subject: `order ${order_id}`,
      now,
      usefulUntil: deposit.vbank_due_at,
    });
  });
}
