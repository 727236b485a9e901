import { expect, expectTypeOf, test } from "vitest";
import { createOperatorClient, createShopClient } from "./create-client.ts";
import type { OperatorPaths, ShopPaths } from "./paths.ts";
import type { Schemas } from "./schemas.ts";

/** Answers every request with a status and a body; keeps the requests. */
function answering(status: number, body: unknown) {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return Response.json(body, { status });
  };
  return { requests, fetch };
}

test("client: a call is sent to its path with query, body and token, and its data comes back", async () => {
  const { requests, fetch } = answering(200, { list: [] });
  const shop = createShopClient({ baseUrl: "https://shop.example/", token: () => "abc", fetch });
  const { data, error } = await shop.GET("/v1/products/category/{id}", {
    params: { path: { id: 20 }, query: { take: 5 } },
  });
  expect([data, error]).toEqual([{ list: [] }, undefined]);
  await shop.POST("/v1.2/app-users/shopping-carts", {
    params: { header: { "Idempotency-Key": "one" } },
    body: { productId: 20, optionGroups: [{ optionId: 30, optionUnit: 2 }] },
  });
  const [read, added] = requests;
  expect(read?.url).toBe("https://shop.example/v1/products/category/20?take=5");
  expect(read?.headers.get("authorization")).toBe("Bearer abc");
  expect(added?.headers.get("idempotency-key")).toBe("one");
  expect(await added?.json()).toEqual({ productId: 20, optionGroups: [{ optionId: 30, optionUnit: 2 }] });
});

test("client: a refusal is answered with its code, and without a token none is sent", async () => {
  const refusal = {
    statusCode: 404,
    code: "PRODUCT_NOT_FOUND",
    error: "Not Found",
    message: "없어요",
    requestId: "1",
  };
  const { requests, fetch } = answering(404, refusal);
  const shop = createShopClient({ baseUrl: "https://shop.example", token: () => null, fetch });
  const { data, error } = await shop.GET("/v1/products/{id}", { params: { path: { id: 20 } } });
  expect([data, error]).toEqual([undefined, refusal]);
  expect(requests[0]?.headers.has("authorization")).toBe(false);
});

test("client: types are those of the contract, of the audience alone", () => {
  const shop = createShopClient({ baseUrl: "https://shop.example" });
  const operators = createOperatorClient({ baseUrl: "https://shop.example", token: "tfk_" });
  expectTypeOf<keyof ShopPaths>().extract<`/operator/${string}`>().toBeNever();
  expectTypeOf<keyof OperatorPaths>().exclude<`/operator/v1/${string}`>().toBeNever();
  expectTypeOf(shop.GET<"/v1.2/app-users/shopping-carts", never>).returns.resolves.toHaveProperty("data");
  type Refusal = ShopPaths["/v1/products/{id}"]["get"]["responses"]["default"]["content"]["application/json"];
  expectTypeOf<"PRODUCT_NOT_FOUND">().toExtend<Refusal["code"]>();
  expectTypeOf<"CART_FULL">().not.toExtend<Refusal["code"]>();
  expectTypeOf<Schemas["Product"]["productPrice"]["price"]>().toEqualTypeOf<number>();
  const ignored = () => [
    // @ts-expect-error a path that is no call
    shop.GET("/v1/productz"),
    // @ts-expect-error a call without its path
    shop.GET("/v1/products/{id}"),
    // @ts-expect-error a body of another form
    shop.POST("/v1.2/app-users/shopping-carts", { body: { productId: "20" } }),
    // @ts-expect-error a call of operators
    shop.GET("/operator/v1/me"),
    operators.GET("/operator/v1/me"),
  ];
  expect(ignored).toBeTypeOf("function");
});
