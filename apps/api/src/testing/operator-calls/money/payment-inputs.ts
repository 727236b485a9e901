import type { Input, Name } from "@todayfruit/contract/all-calls";
import { select } from "../../read-and-set-shop-state.ts";
import type { TestShop } from "../../test-shop.ts";

/** Inputs of the calls about payments and what the provider settled. */

type PaymentCall = Extract<
  Name,
  | "GET /operator/v1/payments"
  | `${string} /operator/v1/payment-differences${string}`
  | `${string} /operator/v1/payment-${"fees" | "methods"}`
>;
type Changing = Exclude<PaymentCall, `GET ${string}`>;

const NOBODY = 2_000_000_000;
const REASON = "시험";
/** Differences made so far; each is of a movement of its own. */
let made = 0;

/** Inputs that no state of the shop fits. */
export const PAYMENT_SAMPLES: { [N in PaymentCall]: Input<N> } = {
  "GET /operator/v1/payments": {},
  "GET /operator/v1/payment-differences": {},
  "GET /operator/v1/payment-fees": {},
  "GET /operator/v1/payment-methods": {},
  "PATCH /operator/v1/payment-methods": {
    body: { rows: [{ id: NOBODY, version: 1, set: { isOffered: false } }], reason: REASON },
  },
  "PUT /operator/v1/payment-differences/{id}/resolve": { path: { id: NOBODY }, body: { note: REASON } },
  "PATCH /operator/v1/payment-fees": {
    body: { rows: [{ id: NOBODY, version: 1, set: { rate: 250 } }], reason: REASON },
  },
};

/** Creates inputs with the state that each call needs. */
export function createPaymentInputs(
  shop: TestShop,
  token: string,
): { [N in Changing]: () => Promise<Input<N>> } {
  return {
    "PUT /operator/v1/payment-differences/{id}/resolve": async () => ({
      path: { id: await difference() },
      body: { note: REASON },
    }),
    "PATCH /operator/v1/payment-fees": async () => {
      const [fee] = (await shop.call(token, "GET /operator/v1/payment-fees")).reply.list;
      if (!fee) throw new Error("Each method has a fee");
      const set = { rate: ((fee.rate ?? 0) + 1) % 10_000, amount: null };
      return { body: { rows: [{ id: fee.id, version: fee.version, set }], reason: REASON } };
    },
    "PATCH /operator/v1/payment-methods": async () => {
      const { list } = (await shop.call(token, "GET /operator/v1/payment-methods")).reply;
      const phone = list.find(({ variant, method }) => variant === "ru" && method === "phone");
      if (!phone) throw new Error("Each variant has its methods");
      const set = { maxAmount: 500_000 + phone.version };
      return { body: { rows: [{ id: phone.id, version: phone.version, set }], reason: REASON } };
    },
  };

  async function difference(): Promise<number> {
    made += 1;
    const [row] = await select<{ id: number }>(
      shop,
      `insert into payment_difference (day, kind, movement, settled, found_at)
       values ('2026-11-01', 'missing_here', $1, 1000, $2) returning id`,
      [`sample-${made}`, shop.clock.now],
    );
    return row?.id ?? 0;
  }
}
