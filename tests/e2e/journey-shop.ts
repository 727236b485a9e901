import { inject } from "vitest";
import type { JourneyShop } from "./setup.ts";

/** Shop of a worker's journeys. */

/** Returns the shop of this worker's journeys, which run one after the other. */
export function here(): JourneyShop {
  const worker = Number(process.env.VITEST_POOL_ID);
  const shop = inject("shops")[worker - 1];
  if (!shop) throw new Error(`There is no shop for worker ${worker}`);
  return shop;
}

/** Returns the URL of another variant of this worker's shop, with the same data; all journeys share it. */
export async function anotherVariant(variant: string): Promise<string> {
  const answer = await fetch(`${inject("variantServersUrl")}/${process.env.VITEST_POOL_ID}/${variant}`);
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${variant}: ${said}`);
  return said;
}
