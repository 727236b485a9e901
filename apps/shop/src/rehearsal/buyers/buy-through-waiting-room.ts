import { setTimeout as wait } from "node:timers/promises";
import { BUYER_DELIVERY_ADDRESS } from "./buyer-delivery-address.ts";

type RoomReply = { status: number; body: Record<string, unknown> };
type RoomClient = {
  send(method: string, path: string, token: string | null, body?: unknown): Promise<RoomReply>;
};

export type WaitingRoomBuyer = {
  token: string;
  /** Boxes that the person wants; fewer where fewer are held for them. */
  wanted: number;
  /** The shop that answers this person now; it changes when one dies. */
  shop: () => RoomClient;
  sandbox: RoomClient;
  room: { id: number; productId: number; optionId: number };
  /** True for a person who gives the place up when their turn has come. */
  givesUp?: boolean;
  /** Time in ms until a waiting person asks again, by the reply. */
  pauseMs: (status: Record<string, unknown>, ahead: number) => number;
  /** Longest time in ms in which the person waits for their ending. */
  patienceMs: number;
};

export type Ending = "bought" | "missed" | "expired";

type Attempt = { formId: string; price: number; orderId?: string; paymentKey?: string };

/** Waits in the room, buys when the turn has come and goes on where a dead process left off; returns how it ended. */
export async function buyThroughWaitingRoom(buyer: WaitingRoomBuyer): Promise<Ending> {
  let attempt: Attempt | null = null;
  const until = Date.now() + buyer.patienceMs;
  while (Date.now() < until) {
    const { status, body } = await send(buyer, "GET", `/v1/waiting-rooms/${buyer.room.id}/place`);
    const place = body.place as { state: string; ahead: number; heldUnits: number | null } | null;
    if (status !== 200 || !place) {
      await wait(200);
      continue;
    }
    if (place.state === "bought" || place.state === "missed" || place.state === "expired") return place.state;
    if (place.state === "called" && buyer.givesUp) {
      await send(buyer, "DELETE", `/v1/waiting-rooms/${buyer.room.id}/place`);
      return "expired";
    }
    if (place.state === "called" || place.state === "paying") {
      attempt = await goOn(buyer, attempt, place.heldUnits ?? 1);
      await wait(200);
    } else {
      await wait(buyer.pauseMs(body, place.ahead));
    }
  }
  throw new Error("The room neither called nor closed in time");
}

/** Makes the next steps of the purchase; returns what is known of it, so that a failed step is made again. */
async function goOn(buyer: WaitingRoomBuyer, known: Attempt | null, held: number): Promise<Attempt | null> {
  const form = known ?? (await openForm(buyer, Math.min(buyer.wanted, held)));
  if (!form) return null;
  if (form.orderId === undefined) {
    const { status, body } = await send(buyer, "POST", `/v4/app-users/order-tmp/chk/${form.formId}`, {
      address: BUYER_DELIVERY_ADDRESS,
      chkPrice: form.price,
      chkUsedPoint: 0,
      pgType: "toss",
      paymentMethodType: "card",
    });
    if (status !== 200) return form;
    form.orderId = String(body.orderId);
  }
  const { orderId, price: amount } = form;
  if (form.paymentKey === undefined) {
    const { body } = await buyer.sandbox.send("POST", "/_sim/authorize", null, {
      orderId,
      amount,
      method: "CARD",
    });
    form.paymentKey = String(body.paymentKey);
  }
  await send(buyer, "POST", "/v1/payments/confirm", { paymentKey: form.paymentKey, orderId, amount });
  return form;
}

async function openForm(buyer: WaitingRoomBuyer, units: number): Promise<Attempt | null> {
  const { productId, optionId } = buyer.room;
  const opened = await send(buyer, "POST", "/v4/app-users/order-tmp", {
    productId,
    optionGroups: [{ optionId, optionUnit: units }],
  });
  if (opened.status !== 200) return null;
  const formId = String(opened.body.id);
  const priced = await send(buyer, "PATCH", `/v4/app-users/order-tmp/calculate/${formId}`, {
    address: BUYER_DELIVERY_ADDRESS,
  });
  if (priced.status !== 200) return null;
  return { formId, price: (priced.body.prices as { price: number }).price };
}

/** Sends a call; a process that died in between answers with status 0. */
async function send(
  buyer: WaitingRoomBuyer,
  method: string,
  path: string,
  body?: object,
): Promise<RoomReply> {
  try {
    return await buyer.shop().send(method, path, buyer.token, body);
  } catch {
    return { status: 0, body: {} };
  }
}
