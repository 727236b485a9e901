import { inject } from "vitest";
import { freePort } from "../../apps/shop/src/postgres/server-process.ts";
import { type Started, startShopProcess } from "../load/processes.ts";
import type { JourneyShop } from "./setup.ts";

/** The shop in which this worker's journeys happen, one after the other. */
export function here(): JourneyShop {
  const worker = Number(process.env.VITEST_POOL_ID);
  const shop = inject("shops")[worker - 1];
  if (!shop) throw new Error(`There is no shop for worker ${worker}`);
  return shop;
}

/** The same goods, members and orders behind another face. */
export async function anotherFace(variant: string, settings: Record<string, string> = {}): Promise<Started> {
  const port = await freePort();
  const started = await startShopProcess(port, {
    VARIANT: variant,
    DATABASE_URL: here().databaseUrl,
    DATA_DIR: here().dataDir,
    SANDBOX_PORT: String(await freePort()),
    ...settings,
  });
  return { ...started, url: `http://localhost:${port}` };
}
