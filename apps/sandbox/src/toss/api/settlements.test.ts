import { expect, test } from "vitest";
import { openSandbox } from "../sandbox-test-fixtures.ts";

const DAY = "startDate=2026-08-12&endDate=2026-08-12";

test("settlements: each movement of a day has its fee and payout, a refund negative", async () => {
  const { pay, post, get, turnClock } = openSandbox();
  const first = await pay("order-1", 10_000);
  turnClock(1);
  await post(`/v1/payments/${first}/cancel`, { cancelReason: "변심", cancelAmount: 4_000 });
  const lines = (await get(`/v1/settlements?${DAY}`)).json<object[]>();
  expect(lines).toMatchObject([
    { paymentKey: first, amount: 10_000, fee: 250, payOutAmount: 9_750, soldDate: "2026-08-12" },
    { paymentKey: first, amount: -4_000, fee: -100, payOutAmount: -3_900, paidOutDate: "2026-08-14" },
  ]);
  expect((await get(`/v1/settlements?${DAY}&page=2&size=1`)).json()).toEqual(lines.slice(1));
  expect((await get("/v1/settlements?startDate=2026-08-11&endDate=2026-08-11")).json()).toEqual([]);
});

test("settlements: a query without days, or with more than 5,000 lines a page, is refused", async () => {
  const { get } = openSandbox();
  for (const query of ["", `${DAY}&size=5001`, `${DAY}&page=0`])
    expect((await get(`/v1/settlements?${query}`)).json()).toMatchObject({ code: "INVALID_REQUEST" });
});
