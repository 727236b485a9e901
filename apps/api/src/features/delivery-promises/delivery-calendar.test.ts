import { areaOf } from "@todayfruit/domain/shipping/area-of-zonecode";
import { ADDRESSES } from "@todayfruit/sandbox/postcode/addresses";
import { afterAll, beforeAll, expect, test } from "vitest";
import holidays from "../../../../../data/calendar/holidays.json" with { type: "json" };
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { createDeliveryCalendarCache } from "./delivery-calendar-cache.ts";
import { loadDeliveryCalendar } from "./load-delivery-calendar.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("loadDeliveryCalendar: a migrated database has the public holidays of the committed file", async () => {
  const { publicHolidays } = await loadDeliveryCalendar(database.db);
  expect([...publicHolidays].toSorted()).toEqual(holidays.map(({ day }) => day));
});

test("loadDeliveryCalendar: closed days belong to the shop, to one farm or to one carrier", async () => {
  await database.asOwner(`insert into closed_day (kind, day, name) values ('shop', '2026-11-30', '창립일')`);
  await database.asOwner(
    `insert into closed_day (kind, day, name, carrier_code) values ('carrier', '2026-08-14', '택배 없는 날', '04')`,
  );
  const calendar = await loadDeliveryCalendar(database.db);
  expect([...calendar.shopClosedDays]).toEqual(["2026-11-30"]);
  expect(calendar.carriers.get("04")).toEqual({ restWeekdays: ["sun"], closedDays: new Set(["2026-08-14"]) });
  expect(calendar.carriers.get("05")).toEqual({ restWeekdays: ["sun"], closedDays: new Set() });
});

test("closed_day: the same day twice, and a farm's day without its farm, are refused", async () => {
  const insert = (values: string) =>
    database.asOwner(`insert into closed_day (kind, day, name) values ${values}`);
  await expect(insert("('public_holiday', '2026-12-25', '성탄절')")).rejects.toThrow("closed_day_once");
  await expect(insert("('distributor', '2026-12-24', '쉬는 날')")).rejects.toThrow(
    "closed_day_names_who_is_closed",
  );
});

test("remote_area_range: ranges that overlap are refused", async () => {
  await expect(
    database.asOwner(
      `insert into remote_area_range (area, first_zonecode, last_zonecode, name) values ('third_area', 63644, 63645, '제주')`,
    ),
  ).rejects.toThrow("remote_area_ranges_do_not_overlap");
});

test.each([
  ["62999", "major"],
  ["63000", "secondary_area"],
  ["63644", "secondary_area"],
  ["63645", "major"],
  ["40199", "major"],
  ["40200", "third_area"],
  ["40240", "third_area"],
  ["40241", "major"],
  ["58825", "major"],
  ["58826", "third_area"],
  ["58827", "major"],
  ["28826", "major"],
  ["06236", "major"],
])("remote_area_range: %s is %s", async (zonecode, area) => {
  const { remoteAreas } = await loadDeliveryCalendar(database.db);
  expect(areaOf(zonecode, remoteAreas)).toBe(area);
});

test("remote_area_range: 제주 and the islands of the postcode search are in their areas, the rest on the mainland", async () => {
  const { remoteAreas } = await loadDeliveryCalendar(database.db);
  const ISLANDS = /옹진군|울릉군|강화군 삼산면|원산도|옥도면|위도면|흑산면|청산면|거문|욕지면|가덕해안로/;
  for (const { zonecode, roadAddress, sido, jibunAddress } of ADDRESSES) {
    const isIsland = ISLANDS.test(`${roadAddress} ${jibunAddress}`);
    const area = sido === "제주" ? "secondary_area" : isIsland ? "third_area" : "major";
    expect([roadAddress, areaOf(zonecode, remoteAreas)]).toEqual([roadAddress, area]);
  }
});

test("createDeliveryCalendarCache: one statement until it is dropped; a failed read is tried again", async () => {
  const cache = createDeliveryCalendarCache(database.db);
  const before = database.statements.length;
  await Promise.all([cache.read(), cache.read()]);
  await cache.read();
  expect(database.statements.length - before).toBe(1);
  cache.drop();
  await cache.read();
  expect(database.statements.length - before).toBe(2);

  let tries = 0;
  const failing = createDeliveryCalendarCache({
    run(statement, values) {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error("database gone")) : database.db.run(statement, values);
    },
  });
  await expect(failing.read()).rejects.toThrow("database gone");
  expect((await failing.read()).publicHolidays.size).toBeGreaterThan(0);
});
