import type { Settings } from "@todayfruit/api/env";
import {
  comparePaymentsWithProvider,
  ProviderSilent,
} from "@todayfruit/api/features/audit/provider/compare-payments-with-provider";
import { findEarliestPayment } from "@todayfruit/api/features/audit/provider/list-recorded-payments.repository";
import { splitIntoTimeWindows } from "@todayfruit/api/features/audit/provider/split-into-time-windows";
import { createTossPayments } from "@todayfruit/api/gateways/payments/toss/toss-payments";
import { kstMidnight } from "@todayfruit/domain/calendar/kst";
import { listenAddressesOf } from "../check-and-open-listen-addresses.ts";
import { openSingleConnection } from "../database/open-single-connection.ts";
import type { CommandContext } from "./command-context-types.ts";
import { StopWithMessageError } from "./stop-with-message-error.ts";

/** Page size in hours: per page the provider's list and the shop's rows are compared. */
const HOURS = 6;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * `npm run audit -- --provider [--from 2026-11-01] [--until 2026-11-21]`: compares each payment and cancel with the
 * provider's own list in both directions, from the first payment (or a day in KST) on; exit code 1 on a difference.
 */
export async function auditPaymentProvider(
  settings: Settings,
  { opened, words }: CommandContext,
): Promise<void> {
  const db = await openSingleConnection(settings, opened);
  const payments = createTossPayments({
    baseUrl: settings.TOSS_API_URL ?? `http://localhost:${listenAddressesOf(settings).sandbox.port}`,
    secretKey: settings.TOSS_SECRET_KEY,
    fetch,
    timeoutMs: settings.PAYMENT_TIMEOUT_MS,
    maxRetries: 2,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  const from = dayAfter(words, "--from") ?? (await findEarliestPayment(db)) ?? new Date();
  const until = dayAfter(words, "--until") ?? new Date();
  const seen = { payments: 0, transactions: 0, differences: 0 };
  for (const window of splitIntoTimeWindows(from, until, HOURS)) {
    const found = await comparePaymentsWithProvider({ db, payments }, window).catch(explainSilence);
    for (const difference of found.differences) console.log(`DIFFERS ${difference}`);
    seen.payments += found.payments;
    seen.transactions += found.transactions;
    seen.differences += found.differences.length;
  }
  console.log(
    `${seen.payments} payments and ${seen.transactions} movements compared, ${seen.differences} differences.`,
  );
  if (seen.differences > 0) process.exitCode = 1;
}

/** First instant (KST) of the day given after an option; `null` without the option. */
function dayAfter(words: readonly string[], name: string): Date | null {
  const at = words.indexOf(name);
  if (at < 0) return null;
  const day = words[at + 1] ?? "";
  if (!DAY.test(day)) throw new StopWithMessageError(`${name} 뒤에 날짜를 적어 주세요: ${name} 2026-11-21`);
  return new Date(kstMidnight(day));
}

function explainSilence(error: unknown): never {
  if (!(error instanceof ProviderSilent)) throw error;
  throw new StopWithMessageError(
    `결제사의 거래 목록을 받지 못했어요 (${error.message}). 잠시 뒤에 다시 해 주세요.`,
  );
}
