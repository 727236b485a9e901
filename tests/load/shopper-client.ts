import type { JsonClient, JsonReply } from "./json-client.ts";

const ADDRESS = {
  selectedAddress: "서울 송파구 올림픽로 300",
  roadAddress: "서울 송파구 올림픽로 300",
  jibunAddress: "",
  addressDetail: "101동 1203호",
  receiverName: "김하루",
  phone: "01012345678",
  zonecode: "05551",
  guestOrderName: "김하루",
  guestOrderPhone: "01012345678",
};

export type Pick = { productId: number; optionId: number; units?: number };

/** Refusal of a call by a shop that has more to do than it admits. */
export class ShopBusyError extends Error {
  constructor() {
    super("SHOP_BUSY");
  }
}

export type Shopper = ReturnType<typeof createShopper>;

/** Guest that makes the pages' calls. */
export function createShopper(shop: JsonClient, sandbox: JsonClient) {
  async function guest(): Promise<string> {
    return text(await expectOk(shop.send("POST", "/v2/tokens/guest", null)), "token");
  }

  async function addToCart(token: string, { productId, optionId, units = 1 }: Pick): Promise<number[]> {
    const body = { productId, optionGroups: [{ optionId, optionUnit: units }] };
    const added = await expectOk(shop.send("POST", "/v1.2/app-users/shopping-carts", token, body));
    return added.optionGroupIds as number[];
  }

  async function readCart(token: string): Promise<void> {
    await expectOk(shop.send("GET", "/v1.2/app-users/shopping-carts", token));
  }

  /** Fills an order form: cart, form, amounts. Returns the form's id and its price in 원. */
  async function fillForm(token: string, pick: Pick): Promise<{ id: string; price: number }> {
    const optionGroupIds = await addToCart(token, pick);
    const carts = "/v1.2/app-users/shopping-carts";
    const picked = await expectOk(shop.send("POST", `${carts}/order-item-tmp`, token, { optionGroupIds }));
    const form = await expectOk(
      shop.send("POST", "/v4/app-users/order-tmp", token, { orderItemTmpId: text(picked, "id") }),
    );
    const id = text(form, "id");
    const priced = await expectOk(
      shop.send("PATCH", `/v4/app-users/order-tmp/calculate/${id}`, token, { address: ADDRESS }),
    );
    const { price } = priced.prices as { price: number };
    return { id, price };
  }

  /** Sends the check of a filled form, which reserves its stock. */
  function checkForm(token: string, { id, price }: { id: string; price: number }, method: "card" | "vbank") {
    return shop.send("POST", `/v4/app-users/order-tmp/chk/${id}`, token, {
      address: ADDRESS,
      chkPrice: price,
      chkUsedPoint: 0,
      pgType: "toss",
      paymentMethodType: method,
    });
  }

  /** Places an order up to the payment: cart, order form, amounts, check. */
  async function placeOrder(
    token: string,
    pick: Pick,
    method: "card" | "vbank",
  ): Promise<{ orderId: string; price: number }> {
    const form = await fillForm(token, pick);
    const checked = await expectOk(checkForm(token, form, method));
    return { orderId: text(checked, "orderId"), price: form.price };
  }

  /** Buys by card until paid; returns the order's id. */
  async function checkOut(token: string, pick: Pick): Promise<string> {
    const { orderId, price } = await placeOrder(token, pick, "card");
    const window = { orderId, amount: price, method: "CARD" };
    const { paymentKey } = await expectOk(sandbox.send("POST", "/_sim/authorize", null, window));
    const confirm = { paymentKey, orderId, amount: price };
    const paid = await expectOk(shop.send("POST", "/v1/payments/confirm", token, confirm));
    if (paid.state !== "paid") throw new Error(`expected a paid order, got ${String(paid.state)}`);
    return orderId;
  }

  return { guest, addToCart, readCart, fillForm, checkForm, placeOrder, checkOut };
}

async function expectOk(reply: Promise<JsonReply>): Promise<Record<string, unknown>> {
  const { status, body } = await reply;
  if (body.code === "SHOP_BUSY") throw new ShopBusyError();
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

function text(body: Record<string, unknown>, field: string): string {
  const value = body[field];
  if (typeof value !== "string") throw new Error(`${field} is missing`);
  return value;
}
