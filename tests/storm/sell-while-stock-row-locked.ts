import { setTimeout as wait } from "node:timers/promises";
import { createDatabase } from "../../apps/api/src/db/database.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { seedProduct } from "../../apps/api/src/testing/product-and-member-fixtures.ts";
import { createJsonClient, type JsonReply } from "../load/json-client.ts";
import { percentile } from "../load/percentile.ts";
import { createShopper } from "../load/shopper-client.ts";
import { startPostgresServer } from "./postgres-server.ts";
import { createRetryingClient } from "./retrying-client.ts";
import { startFleet } from "./shop-fleet.ts";

/** Storm with the stock of one option locked. */

export type LockedRow = {
  /** Answers to the buyers of the option by status and code, and the longest, in ms. */
  hot: Record<string, number>;
  hotSlowestMs: number;
  /** Answers to everyone else. */
  others: Record<string, number>;
  othersP95Ms: number;
  othersSlowestMs: number;
};

/** Holds the stock row of one option for a while as a stuck transaction does, with buyers of it and of other options. */
export async function sellWhileStockRowLocked(options: {
  seconds: number;
  buyers: number;
}): Promise<LockedRow> {
  const server = await startPostgresServer();
  await migrate(server.url);
  const db = createDatabase({ url: server.url, poolSize: 4, onError: () => undefined });
  const hot = await seedProduct(db, { price: 19_900, stock: 1000 });
  const other = await seedProduct(db, { price: 9900, stock: 100_000 });
  const fleet = await startFleet(1, { DATABASE_URL: server.url }, { isSupervised: false });
  const shop = createJsonClient(fleet.urls[0] ?? "", 200);
  const patient = createRetryingClient(fleet.urls[0] ?? "", {
    sockets: 8,
    patienceMs: 20_000,
    random: Math.random,
  });
  const shopper = createShopper(patient, fleet.sandbox);
  const hotPick = { productId: hot.productId, optionId: hot.optionIds[0] ?? 0 };
  const otherPick = { productId: other.productId, optionId: other.optionIds[0] ?? 0 };
  const tokens = await Promise.all(Array.from({ length: options.buyers }, () => shopper.guest()));
  // Half of them wait at the check, half at the confirmation.
  const confirms = await Promise.all(
    tokens.slice(0, options.buyers / 2).map(async (token) => {
      const { orderId, price: amount } = await shopper.placeOrder(token, hotPick, "card");
      const { body } = await fleet.sandbox.send("POST", "/_sim/authorize", null, {
        orderId,
        amount,
        method: "CARD",
      });
      return { token, body: { paymentKey: body.paymentKey, orderId, amount } };
    }),
  );
  await shopper.checkOut(await shopper.guest(), otherPick);

  const holding = await db.pool.connect();
  await holding.query("begin");
  await holding.query("select from option_stock where option_id = $1 for update", [hotPick.optionId]);
  const released = wait(options.seconds * 1000).then(async () => {
    await holding.query("rollback");
    holding.release();
  });

  const counted = { hot: counter(), others: counter() };
  const hotBuyers = [
    ...confirms.map(({ token, body }) =>
      counted.hot.take(shop.send("POST", "/v1/payments/confirm", token, body)),
    ),
    ...tokens.slice(options.buyers / 2).map(async (token) => {
      const measured = {
        ...shop,
        send: (...sent: Parameters<typeof shop.send>) => counted.hot.take(shop.send(...sent)),
      };
      await createShopper(measured, fleet.sandbox)
        .placeOrder(token, hotPick, "card")
        .catch(() => undefined);
    }),
  ];
  const buyOther = async (own: ReturnType<typeof createShopper>) =>
    own.checkOut(await own.guest(), otherPick);
  const until = performance.now() + options.seconds * 1000 - 500;
  const everyoneElse = Array.from({ length: 8 }, async (_, index) => {
    const measured = {
      ...shop,
      send: (...sent: Parameters<typeof shop.send>) => counted.others.take(shop.send(...sent)),
    };
    const own = createShopper(measured, fleet.sandbox);
    while (performance.now() < until) {
      if (index < 4) await buyOther(own).catch(() => undefined);
      else await measured.send("GET", `/v1/products/${other.productId}?n=${Math.random()}`, null);
      await counted.others.take(shop.send("GET", "/readyz", null));
      await wait(50);
    }
  });
  await Promise.all([...hotBuyers, ...everyoneElse]);
  await released;
  shop.close();
  patient.close();
  await fleet.close();
  await db.close();
  await server.close();
  return {
    hot: counted.hot.replies,
    hotSlowestMs: Math.round(Math.max(...counted.hot.milliseconds)),
    others: counted.others.replies,
    othersP95Ms: Math.round(percentile(counted.others.milliseconds, 0.95)),
    othersSlowestMs: Math.round(Math.max(...counted.others.milliseconds)),
  };
}

function counter() {
  const replies: Record<string, number> = {};
  const milliseconds: number[] = [];
  return {
    replies,
    milliseconds,
    async take(reply: Promise<JsonReply>): Promise<JsonReply> {
      const begin = performance.now();
      const answer = await reply;
      milliseconds.push(performance.now() - begin);
      const name =
        answer.status >= 400 ? `${answer.status} ${String(answer.body.code)}` : String(answer.status);
      replies[name] = (replies[name] ?? 0) + 1;
      return answer;
    },
  };
}
