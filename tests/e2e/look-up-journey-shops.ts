import { inject } from "vitest";
import type { JourneyShop } from "./setup.ts";

/** Shops of the journeys. */

/** Returns the shop of this worker's journeys, which run one after the other. */
export function here(): JourneyShop {
  return shopOf(worker());
}

/** Returns the shop that journeys only look at: its goods are as they are delivered. */
export function untouchedShop(): JourneyShop {
  return shopOf(inject("shops").length);
}

/** Returns the URL of another variant of this worker's shop, with the same data; all journeys share it. */
export function anotherVariant(variant: string): Promise<string> {
  return variantOf(worker(), variant);
}

/** Returns the URL of another variant of the shop that journeys only look at. */
export function untouchedVariant(variant: string): Promise<string> {
  return variantOf(inject("shops").length, variant);
}

function worker(): number {
  return Number(process.env.VITEST_POOL_ID);
}

function shopOf(place: number): JourneyShop {
  const shop = inject("shops")[place - 1];
  if (!shop) throw new Error(`There is no shop ${place}`);
  return shop;
}

async function variantOf(place: number, variant: string): Promise<string> {
  const answer = await fetch(`${inject("variantServersUrl")}/${place}/${variant}`);
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${variant}: ${said}`);
  return said;
}
