import { inject } from "vitest";
import type { JourneyShop } from "./setup.ts";

/** The shop in which this worker's journeys happen, one after the other. */
export function here(): JourneyShop {
  const worker = Number(process.env.VITEST_POOL_ID);
  const shop = inject("shops")[worker - 1];
  if (!shop) throw new Error(`There is no shop for worker ${worker}`);
  return shop;
}

/** Where the same goods, members, orders and outside services are behind another face; all journeys share it. */
export async function anotherFace(variant: string): Promise<string> {
  const answer = await fetch(`${inject("facesUrl")}/${process.env.VITEST_POOL_ID}/${variant}`);
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${variant}: ${said}`);
  return said;
}
