import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import { ORDER_STATUSES, type OrderStatus } from "../orders/status.ts";
import { BEFORE, CANCELED, EXPIRY, facts } from "../testing/settle-payment-fact-samples.ts";
import {
  decidePaymentSettlement,
  type SettleDecision,
  type SettleFacts,
} from "./decide-payment-settlement.ts";
import { PROVIDER_STATUSES } from "./provider-status-meaning.ts";
import { PAYMENT_STATUSES } from "./status.ts";

const PAID_ORDERS: readonly OrderStatus[] = [
  "paid",
  "delivery_waiting",
  "delivery_delay",
  "delivering",
  "delivery_end",
  "complete",
  "withdraw_request",
];

const isCaptured = ({ provider }: SettleFacts): boolean =>
  provider !== null &&
  provider.balanceAmount > 0 &&
  (provider.status === "DONE" || provider.status === "PARTIAL_CANCELED");

const isPaidOrder = ({ order, payment }: SettleFacts): boolean =>
  payment.status === "paid" && PAID_ORDERS.includes(order.status);

test("settle: each of the 8,316 combinations of facts has a decision", () => {
  const decisions = new Set(everyCombination().map(decidePaymentSettlement));
  const all: SettleDecision[] = [
    "mark-paid",
    "await-deposit",
    "alert-only",
    "cancel-at-provider",
    "release",
    "keep-waiting",
    "nothing",
  ];
  expect(everyCombination()).toHaveLength(8316);
  expect(decisions).toEqual(new Set(all));
});

test("settle: captured money always leads to a paid order or a cancel", () => {
  const left = everyCombination().filter((each) => {
    const decision = decidePaymentSettlement(each);
    const isCovered = decision === "mark-paid" || decision === "cancel-at-provider" || isPaidOrder(each);
    return isCaptured(each) && !isCovered;
  });
  expect(left).toEqual([]);
});

test("settle: nothing is released while money is captured or can still be deposited", () => {
  const released = everyCombination().filter((each) => decidePaymentSettlement(each) === "release");
  const unsafe = released.filter(
    (each) => isCaptured(each) || each.provider?.status === "WAITING_FOR_DEPOSIT",
  );
  expect(released.length).toBeGreaterThan(0);
  expect(unsafe).toEqual([]);
});

test("settle: an order is marked paid only for the exact, whole, captured price with its stock held", () => {
  const paid = everyCombination().filter((each) => decidePaymentSettlement(each) === "mark-paid");
  const unfounded = paid.filter(
    ({ provider, order, reservation }) =>
      provider?.status !== "DONE" ||
      provider.totalAmount !== order.price ||
      provider.balanceAmount !== order.price ||
      reservation === "released" ||
      ["withdraw_complete", "stock_out", "incomplete", "withdraw_request"].includes(order.status),
  );
  expect(unfounded).toEqual([]);
});

test("settle: a cancel is requested only for captured money or an open account", () => {
  const cancelled = everyCombination().filter(
    (each) => decidePaymentSettlement(each) === "cancel-at-provider",
  );
  const needless = cancelled.filter(
    (each) => !isCaptured(each) && each.provider?.status !== "WAITING_FOR_DEPOSIT",
  );
  expect(needless).toEqual([]);
});

test("settle: no order waits past its time to pay", () => {
  const late = everyCombination().filter(({ now }) => now === EXPIRY);
  expect(late.filter((each) => decidePaymentSettlement(each) === "keep-waiting")).toEqual([]);
});

test("settle: settling again after mark-paid gives nothing", () => {
  const again = everyCombination()
    .filter((each) => decidePaymentSettlement(each) === "mark-paid")
    .map((each) =>
      decidePaymentSettlement({
        ...each,
        order: { ...each.order, status: "paid" },
        payment: { status: "paid", givenBack: won(0) },
        reservation: "committed",
      }),
    );
  expect(new Set(again)).toEqual(new Set(["nothing"]));
});

test("settle: settling again after release gives nothing", () => {
  const again = everyCombination()
    .filter((each) => decidePaymentSettlement(each) === "release")
    .map((each) =>
      decidePaymentSettlement({
        ...each,
        order: { ...each.order, status: "incomplete" },
        reservation: "released",
      }),
    );
  expect(new Set(again)).toEqual(new Set(["nothing"]));
});

test("settle: settling again after a cancel at the provider gives release or nothing", () => {
  const after = everyCombination()
    .filter((each) => decidePaymentSettlement(each) === "cancel-at-provider")
    .map((each) => decidePaymentSettlement({ ...each, provider: CANCELED }));
  expect(after.filter((decision) => decision !== "release" && decision !== "nothing")).toEqual([]);
});

/** Lists 14 order statuses × 3 payment statuses × 3 reservations × 2 times × 33 answers of the provider. */
function everyCombination(): SettleFacts[] {
  return ORDER_STATUSES.flatMap((order) =>
    PAYMENT_STATUSES.flatMap((payment) =>
      (["held", "committed", "released"] as const).flatMap((reservation) =>
        [BEFORE, EXPIRY].flatMap((now) =>
          everyAnswer().map((provider) => facts({ order, payment, reservation, now, provider })),
        ),
      ),
    ),
  );
}

function everyAnswer(): SettleFacts["provider"][] {
  const amounts = [
    { totalAmount: 22900, balanceAmount: 22900 },
    { totalAmount: 22900, balanceAmount: 10000 },
    { totalAmount: 22900, balanceAmount: 0 },
    { totalAmount: 12900, balanceAmount: 12900 },
  ];
  const known = PROVIDER_STATUSES.flatMap((status) => amounts.map((each) => ({ status, ...each })));
  return [null, ...known];
}
