import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { reconcilePayments } from "../../jobs/reconcile-payments.ts";
import { givePoints, member, seedProduct, seedRules } from "../../testing/factories.ts";
import { act, begin, type History, type Market } from "../../testing/live-history.ts";
import { breaches, later, select } from "../../testing/look.ts";
import { createRandom } from "../../testing/random.ts";
import { createTestShop } from "../../testing/test-shop.ts";
import { settleReceipts } from "./receipts/settle-receipts.ts";

/** How many histories are lived, each with its own seed; thousands with e.g. HISTORIES=3000. */
const COUNT = Number(process.env.HISTORIES ?? 36);
/** So many share a database, so that its audit stays quick. */
const TOGETHER = 12;
const STEPS = 9;
/** Seeds of sets that once went wrong. */
const WENT_WRONG: readonly number[] = [1, 20_261_121, 450_173_074, 1_294_563_763];

const sets = [
  ...WENT_WRONG,
  ...Array.from({ length: Math.ceil(COUNT / TOGETHER) - 1 }, () => randomInt(2 ** 31)),
];

test.each(sets)(
  "order, pay by any means, cancel, deposit, reverse, expire, and news twice or late: the books are right (seed %i)",
  { timeout: 120_000 },
  async (seed) => {
    const shop = await createTestShop();
    try {
      await seedRules(shop.database.db);
      const products = [
        await seedProduct(shop.database.db, { price: 10_000 }),
        await seedProduct(shop.database.db, { price: 66_300, taxStatus: "taxable", options: 2 }),
      ];
      const token = await member(shop);
      await givePoints(shop, token, 400_000);
      const market: Market = { shop, token, products, cardId: await registerCard() };
      await shop.call(token, "PUT /v1/app-users", {
        body: { withdrawAccount: { owner: "김하루", bankName: "신한은행", accountNumber: "110123456789" } },
      });
      for (let turn = 0; turn < TOGETHER; turn += 1) {
        const random = createRandom(seed + turn);
        const history = await begin(market, random);
        for (let step = 0; step < STEPS; step += 1) await act(market, history, random);
        await rest(market, history);
        const said = { seed, turn, steps: history.steps };
        expect({ ...said, breaches: await breaches(shop) }).toEqual({ ...said, breaches: [] });
        expect({ ...said, held: await held(market, history) }).toEqual({
          ...said,
          held: await owed(market, history),
        });
      }

      async function registerCard(): Promise<number> {
        const { customerKey } = (await shop.call(token, "GET /v1/app-users/billing-cards/window")).reply;
        const { authKey } = await shop.sandbox("/_sim/billing-auth", { customerKey });
        const body = { authKey: String(authKey), customerKey };
        return (await shop.call(token, "POST /v1/app-users/billing-cards/issue", { body })).reply.id;
      }
    } finally {
      await shop.close();
    }
  },
);

/** Nothing goes wrong any more, and time passes until everything that was open has ended. */
async function rest({ shop }: Market, { order, steps }: History): Promise<void> {
  await shop.sandbox("/_sim/fault/clear", {});
  // The provider repeats its news for days until it is heard.
  const news = { createdAt: "x", secret: "ps_x", status: "DONE", transactionKey: `last ${steps.length}` };
  await shop.call(null, "POST /v1/payments/webhooks/toss", { body: { ...news, orderId: order.orderId } });
  for (const minutes of [1, 31, 70, 25 * 60]) {
    later(shop, minutes);
    await reconcilePayments(shop.services);
    await settleReceipts(shop.services);
  }
}

/** What the provider holds for the order, in 원. */
async function held({ shop }: Market, { order }: History): Promise<number> {
  const known = await shop.services.payments.findByOrder(order.orderId);
  if (known.kind !== "found") return 0;
  const { status, balanceAmount } = known.payment;
  return status === "DONE" || status === "PARTIAL_CANCELED" ? balanceAmount : 0;
}

/** What the shop says it holds of the buyer's money. */
async function owed({ shop }: Market, { order }: History): Promise<number> {
  const [row] = await select<{ cash: number }>(
    shop,
    `select case when p.status = 'paid' then p.captured - p.withdrawn else 0 end as cash
       from payment p join orders o on o.id = p.order_id where o.uuid = $1`,
    [order.orderId],
  );
  return row?.cash ?? 0;
}
