import type { Input, Name } from "@todayfruit/contract/all-calls";
import { addDays } from "@todayfruit/domain/calendar/kst";
import { seedProduct } from "../product-and-member-fixtures.ts";
import type { TestShop } from "../test-shop.ts";

type Calendar = Extract<Name, `PUT /operator/v1/delivery-calendar/${string}`>;

let made = 0;
const REASON = "시험";

/** Creates the inputs of the calls that change the delivery calendar. */
export function createCalendarInputs(shop: TestShop): { [N in Calendar]: () => Promise<Input<N>> } {
  return {
    "PUT /operator/v1/delivery-calendar/closed-days": async () => ({
      body: { added: [closedDay()], removedIds: [], reason: REASON },
    }),
    "PUT /operator/v1/delivery-calendar/carriers/{code}": async () => ({
      path: { code: "04" },
      body: { restWeekdays: ["sun"], reason: REASON },
    }),
    "PUT /operator/v1/delivery-calendar/distributors/{id}": async () => ({
      path: { id: (await seedProduct(shop.database.db)).distributorId },
      body: { orderCutoffTime: "11:00", shippingWeekdays: ["mon", "wed"], reason: REASON },
    }),
    "PUT /operator/v1/delivery-calendar/remote-areas": async () => ({
      body: { added: [remoteArea()], removedIds: [], reason: REASON },
    }),
    "PUT /operator/v1/delivery-calendar/transit-days": async () => ({
      body: { originArea: "major", destinationArea: "major", minDays: 1, maxDays: 1, reason: REASON },
    }),
  };
}

/** Returns a closed day that no other has. */
function closedDay() {
  made += 1;
  const day = addDays("2030-01-01", made);
  return { kind: "shop", day, name: "쉬는 날", distributorId: null, carrierCode: null } as const;
}

/** Returns a range that no other touches. */
function remoteArea() {
  made += 1;
  const zonecode = 70_000 + made;
  return { area: "third_area", firstZonecode: zonecode, lastZonecode: zonecode, name: "섬" } as const;
}
