import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { newPhone, signUp } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { sendMessages } from "../messages/sending/send-messages.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

const TEXT = "문 앞이 공사 중이라 경비실에 맡겨 드릴게요. 괜찮으세요?";
const say = (id: number, text = TEXT) =>
  shop.call(work, "POST /operator/v1/orders/{id}/messages", { path: { id }, body: { text } });

test("message to a buyer: goes to the phone and the notifications with the order's number, and stays in the trail", async () => {
  const phone = newPhone();
  const { token } = (await signUp(shop, { phone })).reply;
  const { id } = await buyThroughCart(shop, token, [{ price: 20_000 }]);
  expect((await say(id)).status).toBe(200);
  expect((await say(id)).status).toBe(200);
  await sendMessages(shop.services);
  const list = (await shop.sandbox(`/_sim/messages?to=${phone}`)).list as { text: string }[];
  const texts = list.map(({ text }) => text).filter((text) => text.includes(TEXT));
  const [order] = await select<{ number: string }>(shop, "select number from orders where id = $1", [id]);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toContain(`주문번호: ${order?.number}`);
  expect(texts[0]).not.toContain("(광고)");
  const inbox = await shop.call(token, "GET /v1/app-users/notification", {
    query: { listType: "orderList" },
  });
  expect(JSON.stringify(inbox.reply)).toContain(TEXT);
  const actions = await select(shop, "select after from operator_action where action = 'orders.message'");
  expect(actions).toEqual([{ after: { text: TEXT } }, { after: { text: TEXT } }]);
});

test("message to a buyer: an order that does not exist is refused", async () => {
  expect((await say(2_000_000_000)).refusal.code).toBe("ORDER_NOT_FOUND");
});
