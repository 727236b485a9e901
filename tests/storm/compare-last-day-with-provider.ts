import type { Db } from "../../apps/api/src/db/database.ts";
import { comparePaymentsWithProvider } from "../../apps/api/src/features/audit/provider/compare-payments-with-provider.ts";
import { createTossPayments } from "../../apps/api/src/gateways/payments/toss/toss-payments.ts";
import { TEST_KEYS } from "../load/sandboxed-production-settings.ts";

const DAY_MS = 86_400_000;

/** Compares every payment and cancel of the last day with the provider's own list; returns the differences. */
export async function compareLastDayWithProvider(db: Db, sandboxUrl: string): Promise<string[]> {
  const payments = createTossPayments({
    baseUrl: sandboxUrl,
    secretKey: TEST_KEYS.secretKey,
    fetch,
    timeoutMs: 10_000,
    maxRetries: 2,
    wait: async () => undefined,
  });
  const window = { from: new Date(Date.now() - DAY_MS), until: new Date() };
  return (await comparePaymentsWithProvider({ db, payments, lookAgainMs: 10 }, window)).differences;
}
