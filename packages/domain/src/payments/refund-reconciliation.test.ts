import fc from "fast-check";
import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import type { ProviderStatus } from "./provider-status-meaning.ts";
import {
  balanceByBooks,
  findCancel,
  owedOn,
  type RefundRecord,
  refundable,
  refundEnd,
} from "./refund-reconciliation.ts";

const CAPTURED = won(24_000);
const part = (id: number, amount: number, change: Partial<RefundRecord> = {}): RefundRecord => ({
  id,
  amount,
  kind: "part",
  outcome: null,
  transactionKey: null,
  ...change,
});
const whole = (id: number, amount: number, change: Partial<RefundRecord> = {}): RefundRecord =>
  part(id, amount, { kind: "whole", ...change });
const returned = (transactionKey: string) => ({ outcome: "returned", transactionKey }) as const;

test("refundable, balanceByBooks: open refunds and those that paid count as promised, others do not", () => {
  const given = [
    part(1, 10_000, returned("a")),
    part(2, 2000),
    part(3, 1000, { outcome: "paid_elsewhere" }),
    part(4, 9000, { outcome: "reversed" }),
    part(5, 9000, { outcome: "nothing_owed" }),
    whole(6, 24_000, { outcome: "account_closed" }),
  ];
  expect(refundable(CAPTURED, given)).toBe(11_000);
  expect(balanceByBooks(CAPTURED, given)).toBe(14_000);
});

test("owedOn: a whole refund covers what is left, after the parts", () => {
  const late = whole(3, 24_000);
  const refunds = [part(1, 13_000, returned("a")), part(2, 11_000), late];
  expect(owedOn(CAPTURED, late, refunds)).toBe(0);
  expect(owedOn(CAPTURED, part(2, 11_000), refunds)).toBe(11_000);
  expect(owedOn(CAPTURED, late, [refunds[0] as RefundRecord, late])).toBe(11_000);
});

test("findCancel: a cancel belongs to one refund, one of the same amount that has none yet", () => {
  const cancels = [
    { transactionKey: "a", cancelAmount: 13_000 },
    { transactionKey: "b", cancelAmount: 13_000 },
  ];
  const first = part(1, 13_000, returned("b"));
  expect(findCancel(part(2, 13_000), cancels, [first])).toEqual({ transactionKey: "a" });
  expect(findCancel(part(2, 13_000), cancels.slice(1), [first])).toBeNull();
  expect(findCancel(part(2, 13_000), [{ transactionKey: "z", cancelAmount: 26_000 }], [])).toBe("covered");
});

const provider = (status: ProviderStatus, balanceAmount: number, hasArrived: boolean) => ({
  status,
  totalAmount: 24_000,
  balanceAmount,
  hasArrived,
  cancels: [],
});

test.each([
  [
    "an account that expired",
    0,
    provider("EXPIRED", 24_000, false),
    { outcome: "account_closed", transactionKey: null },
  ],
  ["an account that waits", 0, provider("WAITING_FOR_DEPOSIT", 24_000, false), null],
  ["a deposit that came after all", 0, provider("DONE", 24_000, true), null],
  ["money that is still there", 24_000, provider("DONE", 24_000, true), null],
  [
    "a deposit taken back, its account expired",
    24_000,
    provider("EXPIRED", 24_000, false),
    { outcome: "reversed" },
  ],
] as const)("refundEnd: %s, %i원 captured in the books", (_name, captured, said, end) => {
  const refund = whole(1, 24_000);
  expect(refundEnd(won(captured), refund, [refund], said)).toEqual(end);
});

type Act =
  | { do: "part" | "outside"; share: number }
  | { do: "whole" | "send" | "lose-answer" | "by-hand" | "look" };

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    do: fc.constantFrom("part", "part", "outside"),
    share: fc.double({ min: 0.01, max: 1, noNaN: true }),
  }),
  fc.record({ do: fc.constantFrom("whole", "send", "send", "lose-answer", "by-hand", "look") }),
) as fc.Arbitrary<Act>;

test("refunds: any sequence of promises, sends, losses, manual and outside refunds stays within the captured amount and ends", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(act, { maxLength: 40 }),
      (captured, acts) => {
        const books = openBooks(captured);
        for (const each of acts) {
          books.live(each);
          books.check();
        }
        books.settle();
        books.check();
      },
    ),
    { numRuns: 2000 },
  );
});

/**
 * Models a payment in the shop's books and at its provider, which refuses cancels above its balance or with a
 * different balance than stated.
 */
function openBooks(captured: number) {
  const refunds: RefundRecord[] = [];
  const cancels: { transactionKey: string; cancelAmount: number }[] = [];
  const total = won(captured);
  const balance = () => captured - cancels.reduce((sum, each) => sum + each.cancelAmount, 0);
  const firstOpen = () => refunds.find(({ outcome }) => outcome === null);

  function live(each: Act): void {
    const left = refundable(total, refunds);
    switch (each.do) {
      case "part": {
        const amount = Math.ceil(left * each.share);
        if (amount > 0) refunds.push(part(refunds.length + 1, amount));
        break;
      }
      case "outside": {
        const amount = Math.ceil(balance() * each.share);
        if (amount > 0) cancel(amount);
        break;
      }
      case "whole":
        if (left > 0) refunds.push(whole(refunds.length + 1, left));
        break;
      case "by-hand": {
        const open = firstOpen();
        if (open && !look(open))
          end(open, { outcome: "paid_elsewhere", transactionKey: `elsewhere:${open.id}` });
        break;
      }
      case "look":
        for (const open of refunds.filter(({ outcome }) => outcome === null)) look(open);
        break;
      default:
        send(each.do === "lose-answer");
    }
  }

  /** Looks at the provider first, as after every refusal, then requests the amount owed with the balance just seen. */
  function send(isLost: boolean): void {
    const open = firstOpen();
    if (!open || look(open)) return;
    const owed = owedOn(total, open, refunds);
    if (owed === 0) {
      end(open, { outcome: "nothing_owed" });
      return;
    }
    if (open.kind === "whole") refunds[open.id - 1] = { ...open, amount: owed };
    const amount = Math.min(balance(), owed);
    if (amount > 0) cancel(amount);
    if (!isLost) look(refunds[open.id - 1] as RefundRecord);
  }

  function cancel(cancelAmount: number): void {
    cancels.push({ transactionKey: `t${cancels.length}`, cancelAmount });
  }

  function look(open: RefundRecord): boolean {
    const status = balance() === captured ? "DONE" : balance() === 0 ? "CANCELED" : "PARTIAL_CANCELED";
    const said = {
      status,
      totalAmount: captured,
      balanceAmount: balance(),
      hasArrived: true,
      cancels,
    } as const;
    const found = refundEnd(total, open, refunds, said);
    if (found) end(open, found);
    return found !== null;
  }

  function end(
    open: RefundRecord,
    how: { outcome: RefundRecord["outcome"]; transactionKey?: string | null },
  ): void {
    refunds[open.id - 1] = { ...open, transactionKey: null, ...how };
  }

  function check(): void {
    const sum = (which: readonly (string | null)[]) =>
      refunds.filter(({ outcome }) => which.includes(outcome)).reduce((all, { amount }) => all + amount, 0);
    expect(sum([null, "returned", "paid_elsewhere"])).toBeLessThanOrEqual(captured);
    expect(sum(["returned"])).toBeLessThanOrEqual(captured - balance());
    expect(balance()).toBeGreaterThanOrEqual(0);
    const keys = refunds.flatMap(({ transactionKey }) => transactionKey ?? []);
    expect(new Set(keys).size).toBe(keys.length);
  }

  function settle(): void {
    for (let turn = 0; turn < refunds.length * 2; turn += 1) send(false);
    expect(refunds.filter(({ outcome }) => outcome === null)).toEqual([]);
  }

  return { live, check, settle };
}
