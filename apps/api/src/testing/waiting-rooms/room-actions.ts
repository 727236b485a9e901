import { reconcilePayments } from "../../features/payments/settlement/reconcile-payments.ts";
import { runWaitingRooms } from "../../features/waiting-rooms/calling/run-waiting-rooms.ts";
import { pay, placeOrder } from "../checkout-steps.ts";
import { later, select } from "../read-and-set-shop-state.ts";
import type { Random } from "../seeded-random.ts";
import { oneMember, type RoomHistory } from "./begin-room-history.ts";
import { enter } from "./waiting-room-steps.ts";

type Action = (history: RoomHistory, random: Random) => Promise<unknown>;

const PLACE = "/v1/waiting-rooms/{id}/place";
const ROOMS = "/operator/v1/waiting-rooms";
const MINUTE = 60_000;

/** Actions of members, operators, the provider, the jobs and the clock. A refused one is no error. */
export const ROOM_ACTIONS = {
  enter: (history, random) => enter(history.shop, oneMember(history, random).token, history.opening.id),
  leave: (history, random) =>
    history.shop.call(oneMember(history, random).token, `DELETE ${PLACE}`, {
      path: { id: history.opening.id },
    }),
  notice: (history, random) =>
    history.shop.call(oneMember(history, random).token, `PUT ${PLACE}/notice`, {
      path: { id: history.opening.id },
      body: { isWanted: random.below(2) === 0 },
    }),
  order: async (history, random) => {
    const chosen = oneMember(history, random);
    const pick = { ...history.opening.pick, units: 1 + random.below(history.perPerson + 1) };
    chosen.order = (await unlessRefused(placeOrder(history.shop, chosen.token, pick))) ?? chosen.order;
  },
  pay: async (history, random) => {
    const { token, order } = oneMember(history, random);
    if (order) await unlessRefused(pay(history.shop, token, order));
  },
  buy: async (history, random) => {
    const chosen = oneMember(history, random);
    const pick = { ...history.opening.pick, units: 1 };
    const order = await unlessRefused(placeOrder(history.shop, chosen.token, pick));
    if (!order) return;
    chosen.order = order;
    await unlessRefused(pay(history.shop, chosen.token, order));
  },
  abandon: async (history, random) => {
    const { token, order } = oneMember(history, random);
    if (!order) return;
    await history.shop.call(token, "POST /v1/payments/{orderId}/fail", {
      path: { orderId: order.orderId },
      body: { code: "USER_CANCEL" },
    });
  },
  cancelOrder: async (history, random) => {
    const { token, order } = oneMember(history, random);
    const [row] = await select<{ id: number }>(history.shop, "select id from orders where uuid = $1", [
      order?.orderId ?? "00000000-0000-4000-8000-000000000000",
    ]);
    if (row)
      await history.shop.call(token, "PUT /v3/app-users/orders/{id}/withdraw", { path: { id: row.id } });
  },
  cancelRoom: (history) => edit(history, { isCancelled: true }),
  resumeRoom: (history) => edit(history, { isCancelled: false }),
  moveRoom: async (history) => {
    const opensAt = new Date(history.opensAt.getTime() + 10 * MINUTE);
    if (await edit(history, { opensAt: opensAt.toISOString() })) history.opensAt = opensAt;
  },
  setUnits: async (history, random) => {
    const units = 1 + random.below(history.units);
    if (await edit(history, { units })) history.units = units;
  },
  badLuck: ({ shop }, random) =>
    shop.sandbox("/_sim/fault", {
      point: random.pick(["confirm", "confirm", "get", "cancel"]),
      ...random.pick([
        { kind: "lostReply" },
        { kind: "error500" },
        { kind: "refuse", code: "REJECT_CARD_PAYMENT" },
      ]),
      times: 1,
    }),
  clearFaults: ({ shop }) => shop.sandbox("/_sim/fault/clear", {}),
  jobs: ({ shop: { services } }) =>
    Promise.all([runWaitingRooms(services), runWaitingRooms(services), reconcilePayments(services)]),
  wait: async ({ shop }, random) => later(shop, random.pick([0.05, 0.5, 2, 7.1, 31])),
} satisfies Record<string, Action>;

/** Edits the room as an operator; returns whether it was accepted. */
async function edit(
  { shop, opening: { id, work } }: RoomHistory,
  set: { isCancelled?: boolean; opensAt?: string; units?: number },
): Promise<boolean> {
  const { reply } = await shop.call(work, `GET ${ROOMS}/{id}`, { path: { id } });
  const body = { rows: [{ id, version: reply.version, set }], reason: "오픈을 바꿔요" };
  return (await shop.call(work, `PATCH ${ROOMS}`, { body })).status === 200;
}

/** Returns what a step of a purchase returns; `null` where a call of it was refused. */
async function unlessRefused<T>(step: Promise<T>): Promise<T | null> {
  try {
    return await step;
  } catch (error) {
    if (error instanceof Error && /^(order-tmp|calculate|chk): [A-Z_]+$| (400|404|409) /.test(error.message))
      return null;
    throw error;
  }
}
