import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createJsonClient } from "../load/json-client.ts";
import { createShopper, type Pick } from "../load/shopper-client.ts";
import { processesOn, query, urlOf } from "./find-and-query-running-postgres.ts";
import { eventually, freePorts } from "./shop-process.ts";

export type ShopFolder = {
  dataDir: string;
  /** Settings of a shop on this folder with its own ports. */
  settings: Record<"DATA_DIR" | "PORT" | "CONSOLE_PORT" | "SANDBOX_PORT" | "METRICS_PORT", string>;
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** Clients of the shop and its sandbox. */
  clients(): Clients;
  /** A product and an option of the demonstration anyone can buy. */
  pick(): Promise<Pick>;
  remove(): Promise<void>;
};

export type Clients = ReturnType<typeof openClients>;

/** Creates a folder for a shop with its own database. */
export async function createShopFolder(): Promise<ShopFolder> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "todayfruit-process-"));
  // Private to its creator; a database within it runs as another user.
  await chmod(dataDir, 0o711);
  const settings = { DATA_DIR: dataDir, ...(await freePorts()) };
  const ask = (sql: string) => query(urlOf(dataDir), sql);
  return {
    dataDir,
    settings,
    query: ask,
    clients: () => openClients(settings),
    async pick() {
      const [row] = await ask(
        `select p.id as product, o.id as option from product p join product_option o on o.product_id = p.id
           join option_stock s on s.option_id = o.id
          where p.status = 'stock_in' and o.status = 'stock_in' and p.sale_type = 'normal' and not p.is_app_only
            and p.min_grade is null and s.on_hand - s.reserved >= 10
          order by o.id limit 1`,
      );
      return { productId: Number(row?.product), optionId: Number(row?.option) };
    },
    async remove() {
      // Leftovers of a failed test; the folder's name is unique.
      for (const left of processesOn(dataDir)) process.kill(Number.parseInt(left, 10), "SIGKILL");
      await eventually("nothing works on the folder", async () => processesOn(dataDir).length === 0);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function openClients({ PORT, SANDBOX_PORT }: { PORT: string; SANDBOX_PORT: string }) {
  const shop = createJsonClient(`http://127.0.0.1:${PORT}`, 8);
  const sandbox = createJsonClient(`http://127.0.0.1:${SANDBOX_PORT}`, 8);
  return {
    shop,
    sandbox,
    shopper: createShopper(shop, sandbox),
    close() {
      shop.close();
      sandbox.close();
    },
  };
}
