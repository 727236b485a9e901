import type { TestShop } from "../test-shop.ts";

/** Moves the clock of a test to a time of a day in Korea. @example setClockToKst(shop, "2026-11-24", "18:00") */
export function setClockToKst(shop: TestShop, day: string, time: string): void {
  shop.clock.now = new Date(`${day}T${time}:00+09:00`);
}
