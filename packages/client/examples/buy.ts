import { createShopClient, type ShopClient } from "../src/create-client.ts";
import type { Schemas } from "../src/schemas.ts";

/** Pays in the provider's window; returns the payment key that the window gives. */
type Pay = (start: {
  scriptUrl: string;
  orderId: string;
  amount: number;
  taxFreeAmount: number;
  method: string;
}) => Promise<string>;

/**
 * Buys one unit of the first product that can be bought as a guest: product, cart, order form, payment, order.
 *
 * @param words text that products are searched by
 * @returns the order as the shop shows it
 */
export async function buyAsGuest(baseUrl: string, words: string, pay: Pay): Promise<Schemas["Order"]> {
  let token: string | null = null;
  const shop = createShopClient({ baseUrl, token: () => token });
  token = dataOf(await shop.POST("/v2/tokens/guest")).token;

  const { product, option } = await findProduct(shop, words);
  const cart = dataOf(
    await shop.POST("/v1.2/app-users/shopping-carts", {
      body: { productId: product.id, optionGroups: [{ optionId: option.id, optionUnit: 1 }] },
    }),
  );
  const picked = dataOf(
    await shop.POST("/v1.2/app-users/shopping-carts/order-item-tmp", {
      body: { optionGroupIds: cart.optionGroupIds },
    }),
  );
  const form = dataOf(await shop.POST("/v4/app-users/order-tmp", { body: { orderItemTmpId: picked.id } }));

  const params = { path: { id: form.id } };
  const { prices } = dataOf(
    await shop.PATCH("/v4/app-users/order-tmp/calculate/{id}", { params, body: { address: ADDRESS } }),
  );
  const placed = dataOf(
    await shop.POST("/v4/app-users/order-tmp/chk/{id}", {
      params: { ...params, header: { "Idempotency-Key": form.id } },
      body: {
        address: ADDRESS,
        chkPrice: prices.price,
        chkUsedPoint: 0,
        pgType: "toss",
        paymentMethodType: "card",
      },
    }),
  );

  const { orderId } = placed;
  const start = dataOf(await shop.POST("/v1/payments/{orderId}/start", { params: { path: { orderId } } }));
  const paid = dataOf(
    await shop.POST("/v1/payments/confirm", {
      params: { header: { "Idempotency-Key": orderId } },
      body: { paymentKey: await pay(start), orderId, amount: placed.price },
    }),
  );
  return dataOf(await shop.GET("/v1.2/app-users/orders/{id}", { params: { path: { id: paid.id } } }));
}

const ADDRESS = {
  selectedAddress: "서울 송파구 올림픽로 300",
  roadAddress: "서울 송파구 올림픽로 300",
  jibunAddress: "",
  addressDetail: "101동 1203호",
  receiverName: "김하루",
  phone: "010-1234-5678",
  zonecode: "05551",
  guestOrderName: "김하루",
  guestOrderPhone: "010-1234-5678",
};

/** Finds a product with an option that can be bought now. */
async function findProduct(shop: ShopClient, words: string) {
  const found = dataOf(await shop.GET("/v1/products/search", { params: { query: { searchToken: words } } }));
  for (const product of found.list) {
    const options = dataOf(
      await shop.GET("/v2/products/{id}/options", { params: { path: { id: product.id } } }),
    );
    const option = options.list.find(({ isAvailable }) => isAvailable);
    if (option) return { product, option };
  }
  throw new Error(`nothing to buy was found by ${words}`);
}

/** Returns the data of an answer; a refusal is thrown with its code and its sentence. */
function dataOf<T>({ data, error }: { data?: T; error?: { code: string; message: string } }): T {
  if (error) throw new Error(`${error.code}: ${error.message}`);
  if (data === undefined) throw new Error("the answer is empty");
  return data;
}

/**
 * Pays with the sandbox, the payment provider of development; in production the provider's script at `scriptUrl` opens
 * a window and gives the key.
 */
export async function payInSandbox({ scriptUrl, ...payment }: Parameters<Pay>[0]): Promise<string> {
  const { orderId, amount, taxFreeAmount, method } = payment;
  const response = await fetch(new URL("/_sim/authorize", scriptUrl), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ orderId, amount, taxFreeAmount, method }),
  });
  if (!response.ok) throw new Error(`the sandbox answered ${response.status}`);
  const { paymentKey }: { paymentKey: string } = await response.json();
  return paymentKey;
}

if (import.meta.main) {
  const [baseUrl = "http://localhost:3000", words = "감귤"] = process.argv.slice(2);
  const order = await buyAsGuest(baseUrl, words, payInSandbox);
  console.log(`${order.orderNumber} ${order.orderName} ${order.orderItemPrice.totalPrice}원`);
}
