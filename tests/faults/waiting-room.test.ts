import { expect, test } from "vitest";
import { sellThroughWaitingRoom } from "../storm/waiting-room/sell-through-waiting-room.ts";

test("waiting room: 200 at the hour for 30 boxes, two processes, one killed: exactly 30 sold, no one twice, the order explained", async () => {
  const figures = await sellThroughWaitingRoom(200, 30);
  expect(figures).toMatchObject({
    sold: 30,
    twice: 0,
    stock: { on_hand: 0, reserved: 0 },
    isClosed: true,
    unexplained: [],
    breaches: [],
    captures: [],
  });
  expect(figures.soldAtKill).toBeLessThan(30);
  const { bought, missed, expired } = figures.endings;
  expect(bought).toBeGreaterThanOrEqual(15);
  expect(bought + missed + expired).toBe(200);
}, 180_000);
