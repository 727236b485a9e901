import { expect, test } from "vitest";
import { createPreviewClock, createServerClock } from "./server-clock.ts";

/** Server at noon and a device whose clock is off by `off` ms; each reply takes 80 ms. */
function shopper(off: number) {
  const noon = Date.parse("2026-11-21T12:00:00Z");
  const time = { shop: noon };
  const clock = createServerClock(() => time.shop + off);
  return {
    clock,
    ask(afterMs: number) {
      time.shop += afterMs;
      const sentAt = time.shop + off;
      time.shop += 40;
      const date = new Date(Math.floor(time.shop / 1000) * 1000).toUTCString();
      time.shop += 40;
      clock.sync(date, sentAt);
      return clock.now() - time.shop;
    },
  };
}

test("server clock: uses the device's clock before the first reply", () => {
  expect(createServerClock(() => 5).now()).toBe(5);
});

test.each([0, 300, -300])("server clock: a device off by %i ms stays close to the server's time", (off) => {
  expect(Math.abs(shopper(off).ask(500))).toBeLessThanOrEqual(300);
});

test.each([-3_600_000, 45_000, 90_000_000])(
  "a clock that is off by %i ms is put right, the better the more is heard",
  (off) => {
    const { ask } = shopper(off);
    expect(Math.abs(ask(0))).toBeLessThanOrEqual(1_000);
    for (let turn = 0; turn < 20; turn += 1) ask(370);
    expect(Math.abs(ask(370))).toBeLessThanOrEqual(150);
  },
);

test("server clock: ignores a reply without a valid date", () => {
  const clock = createServerClock(() => 5);
  clock.sync(null, 0);
  clock.sync("soon", 0);
  expect(clock.now()).toBe(5);
});

test("server clock: uses new replies after the device's clock is set", () => {
  let off = 0;
  const clock = createServerClock(() => 1_000_000 + off);
  clock.sync(new Date(1_000_000).toUTCString(), 1_000_000);
  off = 60_000;
  clock.sync(new Date(1_000_000).toUTCString(), 1_060_000);
  expect(Math.abs(clock.now() - 1_000_000)).toBeLessThanOrEqual(1_000);
});

test("preview clock: runs on from the instant that the page shows, whatever the server's time", () => {
  let own = 1_000_000;
  const clock = createPreviewClock(5_000_000, () => own);
  clock.sync(new Date(9_000_000).toUTCString(), own);
  own += 1500;
  expect(clock.now()).toBe(5_001_500);
});
