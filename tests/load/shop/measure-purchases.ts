import { buildShopDatabaseSettings } from "../build-shop-database-settings.ts";
import { createJsonClient } from "../json-client.ts";
import { runClients, runOpenLoop } from "../run-clients.ts";
import { sandboxedProductionSettings } from "../sandboxed-production-settings.ts";
import { createShopper } from "../shopper-client.ts";
import { startProvider, startShopProcess } from "../start-shop-provider-and-bare-servers.ts";
import { type BenchContext, notePeak, PORTS } from "./bench-context.ts";
import { measureCpuPerRequest } from "./measure-cpu-per-request.ts";
import { countRefusals, measureHighestUnrefusedLoad } from "./measure-highest-unrefused-load.ts";
import { measureRush } from "./measure-rush.ts";

/**
 * Measures carts and whole purchases with fsync on: rates, statements, and the CPU time of shop and database together.
 * The provider runs in a process of its own.
 */
export async function measurePurchases({ figures, server, small, seconds }: BenchContext): Promise<void> {
  const provider = await startProvider(PORTS.second, `http://127.0.0.1:${PORTS.shop}`);
  const shop = await startShopProcess(PORTS.shop, {
    ...buildShopDatabaseSettings(small.url),
    ...sandboxedProductionSettings(provider.url),
    METRICS_PORT: String(PORTS.shop + 2),
  });
  const client = createJsonClient(shop.url, 256);
  const sandbox = createJsonClient(provider.url, 64);
  const shopper = createShopper(client, sandbox);
  let turn = 0;
  const pick = () => small.picks[turn++ % small.picks.length] ?? { productId: 0, optionId: 0 };

  const fillCart = async () => {
    const token = await shopper.guest();
    await shopper.addToCart(token, pick());
    await shopper.readCart(token);
  };
  figures["cart.statements"] = await statementsOf(() => runClients(1, 1, fillCart));
  const carts = await measureHighestUnrefusedLoad(figures, "cart", (clients) =>
    countRefusals(fillCart, (work) => runClients(clients, seconds, work)),
  );
  figures["cart.perSecond"] = carts.perSecond;
  figures["cart.p99"] = carts.p99;

  const buy = async () => shopper.checkOut(await shopper.guest(), pick());
  await runClients(4, 2, buy);
  figures["checkout.statements"] = await statementsOf(() => runClients(1, 1, buy));
  const buying = await measureHighestUnrefusedLoad(figures, "checkout", (clients) =>
    measureCpuPerRequest(figures, "checkout", { shop, server }, () =>
      countRefusals(buy, (work) => runClients(clients, seconds, work)),
    ),
  );
  figures["checkout.perSecond"] = buying.perSecond;
  figures["checkout.p50"] = buying.p50;
  figures["checkout.p99"] = buying.p99;
  const steady = await runOpenLoop(buying.perSecond / 2, seconds, buy);
  figures["checkout.openLoop.p50"] = steady.p50;
  figures["checkout.openLoop.p99"] = steady.p99;
  const [pickOfRush] = small.unsold;
  if (pickOfRush) await measureRush(figures, { url: small.url, pick: pickOfRush, shopper });
  client.close();
  sandbox.close();
  notePeak(figures, shop);
  await shop.stop();
  await provider.stop();
}

async function statementsOf(run: () => Promise<{ done: number }>): Promise<number> {
  const before = await statements();
  const { done } = await run();
  return Math.round(((await statements()) - before) / done);
}

async function statements(): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${PORTS.shop + 2}/metrics`)).text();
  return Number(/^sql_statements_total (\d+)/m.exec(metrics)?.[1] ?? Number.NaN);
}
