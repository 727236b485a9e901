import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { type ClientParts, callUrl, connectionFailed, createClient, offline } from "./client.ts";

function clientAnswering(
  answer: (request: Request) => Response | Promise<Response>,
  parts: Partial<ClientParts> = {},
) {
  const requests: Request[] = [];
  const api = createClient({
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), "http://shop.test"), init);
      requests.push(request);
      return answer(request);
    },
    baseUrl: "",
    platform: "web",
    token: () => "token-1",
    isOnline: () => true,
    newKey: () => "key-1",
    timeout: 1000,
    hearTime: () => {},
    ...parts,
  });
  return { api, requests };
}

test("a call is its name with the path filled in and the query appended", () => {
  expect(
    callUrl("/v1/products/category/{id}", {
      path: { id: 91 },
      query: { orderby: "latest", nextPage: undefined },
    }),
  ).toBe("/v1/products/category/91?orderby=latest");
  expect(callUrl("/v1/a/{name}", { path: { name: "사과/배" } })).toBe("/v1/a/%EC%82%AC%EA%B3%BC%2F%EB%B0%B0");
});

test("every call carries the token and the platform, and only what changes something carries a key", async () => {
  const { api, requests } = clientAnswering(() => Response.json({ list: [] }));
  await api("GET /v1/categories");
  await api("POST /v2/tokens/guest");
  expect(requests.map((r) => [r.method, r.headers.get("authorization"), r.headers.get("platform")])).toEqual([
    ["GET", "Bearer token-1", "web"],
    ["POST", "Bearer token-1", "web"],
  ]);
  expect(requests.map((r) => r.headers.get("idempotency-key"))).toEqual([null, "key-1"]);
});

test("a refusal becomes an error with its code and its sentence", async () => {
  const body = {
    statusCode: 404,
    code: "PRODUCT_NOT_FOUND",
    error: "Not Found",
    message: "판매하지 않아요",
    requestId: "r",
  };
  const { api } = clientAnswering(() => Response.json(body, { status: 404 }));
  await expect(api("GET /v1/products/{id}", { path: { id: 1 } })).rejects.toMatchObject({
    name: "ApiError",
    status: 404,
    code: "PRODUCT_NOT_FOUND",
    message: "판매하지 않아요",
  });
});

test("the shop's time is heard from answers that no cache kept on the way", async () => {
  const heard: (string | null)[] = [];
  const date = "Sat, 21 Nov 2026 03:00:00 GMT";
  for (const kept of ["no-store", "public, max-age=0, s-maxage=60"]) {
    const { api } = clientAnswering(() => Response.json({}, { headers: { date, "cache-control": kept } }), {
      hearTime: (told) => heard.push(told),
    });
    await api("GET /v4/display-category");
  }
  expect(heard).toEqual([date]);
});

test("a timeout and HTTP 408 read the same", async () => {
  const slow = clientAnswering(
    (request) =>
      new Promise((_, reject) =>
        request.signal.addEventListener("abort", () => reject(request.signal.reason)),
      ),
    { timeout: 5 },
  );
  await expect(slow.api("GET /v4/display-category")).rejects.toThrow(connectionFailed);
  const late = clientAnswering(() => new Response(null, { status: 408 }));
  await expect(late.api("GET /v4/display-category")).rejects.toThrow(connectionFailed);
});

test("without a network the shopper is told so", async () => {
  const { api } = clientAnswering(() => Promise.reject(new TypeError("fetch failed")), {
    isOnline: () => false,
  });
  await expect(api("GET /v4/display-category")).rejects.toThrow(offline);
});

test("an answer that is not ours is an unknown error, not a crash", async () => {
  const { api } = clientAnswering(() => new Response("<html>", { status: 502 }));
  const error = await api("GET /v4/display-category").catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 502, code: null, message: "알 수 없는 에러" });
});
