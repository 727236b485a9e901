import { setTimeout as wait } from "node:timers/promises";
import type { ProviderTransaction } from "../../../gateways/payments/transaction-list-gateway-types.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { computePaymentDifferences } from "./compute-payment-differences.ts";
import {
  listGiven,
  listPaymentsOfKeys,
  listTaken,
  type RecordedPayment,
} from "./list-recorded-payments.repository.ts";

export type Comparing = Pick<Services, "db" | "payments"> & {
  /** Pause before a difference is checked again, in ms; 2,000 when left out. */
  lookAgainMs?: number;
};
/** Time span in whole seconds, inclusive. */
export type Window = { from: Date; until: Date };
export type Compared = { payments: number; transactions: number; differences: string[] };

/** Thrown when the provider does not answer, so nothing is known of a window. */
export class ProviderSilent extends Error {}

const TAKE = 1000;
const ROWS = 5000;
/** Pause before a difference is checked again, in ms: a payment may be in progress during the comparison. */
const LOOK_AGAIN_MS = 2000;
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * Compares the transactions of a window with the provider's list, in both directions. For a difference the provider is
 * asked about the payment itself, and again a little later, before it is reported.
 */
export async function comparePaymentsWithProvider(comparing: Comparing, window: Window): Promise<Compared> {
  const listed = await listTransactions(comparing, window);
  const byKey = Map.groupBy(listed, ({ paymentKey }) => paymentKey);
  const known = await knownOf(comparing, listed);
  const doubtful = new Set(
    [...byKey].filter(([key, lines]) => !isSame(known.get(key), lines)).map(([key]) => key),
  );
  const here = await keysOfBooks(comparing, window);
  for (const key of here) if (!byKey.has(key)) doubtful.add(key);
  const differences = await settleDoubts(comparing, [...doubtful], byKey);
  return { payments: new Set([...byKey.keys(), ...here]).size, transactions: listed.length, differences };
}

async function listTransactions({ payments }: Comparing, window: Window): Promise<ProviderTransaction[]> {
  const all: ProviderTransaction[] = [];
  for (;;) {
    const last = all.at(-1);
    const reply = await payments.transactions.page({
      ...window,
      take: TAKE,
      ...(last ? { after: last.transactionKey } : {}),
    });
    if (reply.kind !== "found")
      throw new ProviderSilent(reply.kind === "refused" ? reply.code : reply.reason);
    all.push(...reply.list);
    if (reply.list.length < TAKE) return all;
  }
}

async function knownOf(
  { db }: Comparing,
  listed: readonly ProviderTransaction[],
): Promise<Map<string, RecordedPayment>> {
  const known = new Map<string, RecordedPayment>();
  const keys = [...new Set(listed.map(({ paymentKey }) => paymentKey))];
  for (let from = 0; from < keys.length; from += TAKE) {
    for (const payment of await listPaymentsOfKeys(db, keys.slice(from, from + TAKE), []))
      if (payment.payment_key !== null) known.set(payment.payment_key, payment);
  }
  return known;
}

/** Returns true when the lines of a window alone prove a payment: they contain all that was captured and refunded. */
function isSame(known: RecordedPayment | undefined, lines: readonly ProviderTransaction[]): boolean {
  if (!known) return false;
  const taken = lines.filter(({ amount }) => amount > 0).reduce((sum, { amount }) => sum + amount, 0);
  const given = lines.filter(({ amount }) => amount < 0);
  const sum = given.reduce((total, { amount }) => total - amount, 0);
  if (
    taken !== known.captured ||
    sum !== known.refunded - known.elsewhere ||
    given.length !== known.refunds.length
  )
    return false;
  const refunds = new Map(known.refunds.map(({ transaction_key, amount }) => [transaction_key, amount]));
  return (
    lines.every(({ orderId }) => orderId === known.order_uuid) &&
    given.every(({ transactionKey, amount }) => refunds.get(transactionKey) === -amount)
  );
}

/** Returns the keys of the shop's payments and refunds in the window. */
async function keysOfBooks({ db }: Comparing, window: Window): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const list of [listTaken, listGiven]) {
    for (let after = 0, isLast = false; !isLast; ) {
      const rows = await list(db, window, after, ROWS);
      for (const { id, payment_key } of rows) keys.add(payment_key ?? `payment ${id} without a key`);
      after = rows.at(-1)?.id ?? after;
      isLast = rows.length < ROWS;
    }
  }
  return keys;
}

async function settleDoubts(
  comparing: Comparing,
  doubtful: readonly string[],
  byKey: ReadonlyMap<string, readonly ProviderTransaction[]>,
): Promise<string[]> {
  const suspects: string[] = [];
  for (const key of doubtful)
    if ((await compareOne(comparing, key, byKey.get(key) ?? [])).length > 0) suspects.push(key);
  if (suspects.length > 0) await wait(comparing.lookAgainMs ?? LOOK_AGAIN_MS);
  const differences: string[] = [];
  for (const key of suspects) differences.push(...(await compareOne(comparing, key, byKey.get(key) ?? [])));
  return differences;
}

async function compareOne(
  { db, payments }: Comparing,
  key: string,
  lines: readonly ProviderTransaction[],
): Promise<string[]> {
  const orders = [...new Set(lines.map(({ orderId }) => orderId))].filter((uuid) => UUID.test(uuid));
  const [known] = await listPaymentsOfKeys(db, [key], orders);
  const at = await payments.find(key);
  switch (at.kind) {
    case "found":
      if (known) return computePaymentDifferences(known, at.payment);
      return at.payment.approvedAt === null || at.payment.balanceAmount === 0
        ? []
        : [
            `${key}: the provider holds ${at.payment.balanceAmount} of order ${at.payment.orderId}, unknown here`,
          ];
    case "missing":
      return [`payment ${known?.id ?? "?"} (${key}): the provider knows nothing of it`];
    default:
      throw new ProviderSilent(at.kind === "refused" ? at.code : at.reason);
  }
}
