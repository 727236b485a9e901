import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { select } from "../read-and-set-shop-state.ts";
import type { TestShop } from "../test-shop.ts";

/** Closes the shop on the day that many days ahead (KST), as a process learns it from the database. */
export async function addClosedDay(shop: TestShop, ahead: number): Promise<void> {
  await select(
    shop,
    "insert into closed_day (kind, day, name) values ('shop', $1, '쉬는 날') on conflict do nothing",
    [addDays(kstDateOf(shop.clock.now.toISOString()), ahead)],
  );
  shop.services.deliveryCalendar.drop();
}
