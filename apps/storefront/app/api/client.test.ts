import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import {
  type ClientParts,
  CONNECTION_FAILED,
  callUrl,
  createClient,
  NOT_CONFIRMED,
  OFFLINE,
} from "./client.ts";

function clientAnswering(
  answer: (request: Request) => Response | Promise<Response>,
  parts: Partial<ClientParts> = {},
) {
  const requests: Request[] = [];
  const waits: (string | number)[] = [];
  const api = createClient({
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), "http://shop.test"), init);
      requests.push(request);
      return answer(request);
    },
    baseUrl: "",
    platform: "web",
    token: () => "token-1",
    preview: () => null,
    isOnline: () => true,
    newKey: () => "key-1",
    timeout: 1000,
    syncServerTime: () => {},
    confirm: async () => null,
    busy: {
      begin: (code) => {
        waits.push(`begin ${code}`);
        return () => void waits.push("end");
      },
      wait: async (milliseconds) => void waits.push(milliseconds),
      chance: () => 0,
    },
    ...parts,
  });
  return { api, requests, waits };
}

test("callUrl: fills in the path and appends the query", () => {
  expect(
    callUrl("/v1/products/category/{id}", {
      path: { id: 91 },
      query: { orderby: "latest", nextPage: undefined },
    }),
  ).toBe("/v1/products/category/91?orderby=latest");
  expect(callUrl("/v1/a/{name}", { path: { name: "사과/배" } })).toBe("/v1/a/%EC%82%AC%EA%B3%BC%2F%EB%B0%B0");
});

test("client: every call has the token and the platform; only changes have a key", async () => {
  const { api, requests } = clientAnswering(() => Response.json({ list: [] }));
  await api("GET /v1/categories");
  await api("POST /v2/tokens/guest");
  expect(requests.map((r) => [r.method, r.headers.get("authorization"), r.headers.get("platform")])).toEqual([
    ["GET", "Bearer token-1", "web"],
    ["POST", "Bearer token-1", "web"],
  ]);
  expect(requests.map((r) => r.headers.get("idempotency-key"))).toEqual([null, "key-1"]);
});

test("client: a call of a preview has its secret; one of the shop has none", async () => {
  for (const preview of [null, "s3cret"]) {
    const { api, requests } = clientAnswering(() => Response.json({ list: [] }), { preview: () => preview });
    await api("GET /v1/categories");
    expect(requests[0]?.headers.get("x-preview")).toBe(preview);
  }
});

test("client: a refusal becomes an error with its code and message", async () => {
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

test("client: the server's time is read from replies that no cache stored", async () => {
  const heard: (string | null)[] = [];
  const date = "Sat, 21 Nov 2026 03:00:00 GMT";
  for (const kept of ["no-store", "public, max-age=0, s-maxage=60"]) {
    const { api } = clientAnswering(() => Response.json({}, { headers: { date, "cache-control": kept } }), {
      syncServerTime: (told) => heard.push(told),
    });
    await api("GET /v4/display-category");
  }
  expect(heard).toEqual([date]);
});

test("client: a timeout and HTTP 408 give the same message", async () => {
  const slow = clientAnswering(
    (request) =>
      new Promise((_, reject) =>
        request.signal.addEventListener("abort", () => reject(request.signal.reason)),
      ),
    { timeout: 5 },
  );
  await expect(slow.api("GET /v4/display-category")).rejects.toThrow(CONNECTION_FAILED);
  const late = clientAnswering(() => new Response(null, { status: 408 }));
  await expect(late.api("GET /v4/display-category")).rejects.toThrow(CONNECTION_FAILED);
});

test("client: a network failure has its own message", async () => {
  const { api } = clientAnswering(() => Promise.reject(new TypeError("fetch failed")), {
    isOnline: () => false,
  });
  await expect(api("GET /v4/display-category")).rejects.toThrow(OFFLINE);
});

test("client: a reply that is a plain string is the message (specification §8)", async () => {
  const { api } = clientAnswering(() => Response.json("잠시 쉬어 가요", { status: 503 }));
  await expect(api("GET /v4/display-category")).rejects.toThrow("잠시 쉬어 가요");
});

test("client: a foreign reply is an unknown error and does not crash", async () => {
  const { api } = clientAnswering(() => new Response("<html>", { status: 502 }));
  const error = await api("GET /v4/display-category").catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 502, code: null, message: "알 수 없는 에러" });
});

const busy = (code: string, retryAfter = "2") =>
  Response.json(
    { code, message: "잠시 뒤 자동으로 다시 시도해요" },
    { status: 503, headers: { "retry-after": retryAfter } },
  );

test("client: a busy server is retried after its Retry-After under the same key", async () => {
  const answers = [busy("SHOP_BUSY"), busy("STOCK_BUSY", "1"), Response.json({ token: "t" })];
  const keys = ["key-1", "key-2", "key-3"];
  const { api, requests, waits } = clientAnswering(() => answers.shift() ?? Response.error(), {
    newKey: () => keys.shift() ?? "",
  });
  expect(await api("POST /v2/tokens/guest")).toEqual({ token: "t" });
  expect(requests.map((request) => request.headers.get("idempotency-key"))).toEqual([
    "key-1",
    "key-1",
    "key-1",
  ]);
  expect(waits).toEqual(["begin SHOP_BUSY", 2_000, 2_000, "end"]);
});

test("client: gives up after five tries with a final message, and at once when the wait is long", async () => {
  const { api, requests, waits } = clientAnswering(() => busy("SHOP_BUSY"));
  await expect(api("GET /v1/categories")).rejects.toMatchObject({
    status: 503,
    code: "SHOP_BUSY",
    message: "이용하는 분이 많아요. 잠시 뒤 다시 시도해 주세요",
  });
  expect([requests.length, waits.at(-1)]).toEqual([6, "end"]);
  const closed = clientAnswering(() => busy("NOT_READY", "120"));
  await expect(closed.api("GET /v1/categories")).rejects.toMatchObject({ code: "NOT_READY" });
  expect(closed.requests).toHaveLength(1);
});

test("client: a key still held by an interrupted try is retried; other refusals and 503s are not", async () => {
  const held = { code: "IDEMPOTENCY_IN_PROGRESS", message: "처리하고 있어요" };
  const answers = [busy("SHOP_BUSY"), Response.json(held, { status: 409 }), Response.json({})];
  const broken = clientAnswering(() => answers.shift() ?? Response.error());
  await broken.api("POST /v2/tokens/guest");
  expect(broken.requests).toHaveLength(3);
  for (const answer of [
    () => Response.json(held, { status: 409 }),
    () => Response.json({ code: "MESSAGE_NOT_SENT", message: "문자를 보내지 못했어요" }, { status: 503 }),
    () => new Response("<html>", { status: 503, headers: { "retry-after": "1" } }),
  ]) {
    const { api, requests, waits } = clientAnswering(answer);
    await expect(api("POST /v2/tokens/guest")).rejects.toBeInstanceOf(ApiError);
    expect([requests.length, waits]).toEqual([1, []]);
  }
});

test("client: a call that requires a confirmation is sent again with the member's", async () => {
  const asked: unknown[] = [];
  const { api, requests } = clientAnswering(
    ({ headers }) =>
      headers.get("confirmation") === "right" ? Response.json({ isWithdrawn: true }) : wantsConfirmation(),
    {
      confirm: async (purpose, refused) => {
        asked.push([purpose, refused]);
        return refused === null ? "ended" : "right";
      },
    },
  );
  expect(await api("DELETE /v1/app-users", { body: {} })).toEqual({ isWithdrawn: true });
  expect(asked).toEqual([
    ["leave", null],
    ["leave", "ended"],
  ]);
  expect(requests.map(({ headers }) => headers.get("confirmation"))).toEqual([null, "ended", "right"]);
});

test("client: an unconfirmed call is refused; refused confirmations end after three tries", async () => {
  const unwilling = clientAnswering(wantsConfirmation);
  await expect(unwilling.api("DELETE /v1/app-users", { body: {} })).rejects.toMatchObject({
    code: "CONFIRM_REQUIRED",
    message: NOT_CONFIRMED,
  });
  expect(unwilling.requests).toHaveLength(1);
  const inVain = clientAnswering(wantsConfirmation, { confirm: async () => "never taken" });
  await expect(inVain.api("DELETE /v1/app-users", { body: {} })).rejects.toMatchObject({
    message: "확인해 주세요",
  });
  expect(inVain.requests).toHaveLength(3);
});

function wantsConfirmation(): Response {
  const body = {
    statusCode: 403,
    code: "CONFIRM_REQUIRED",
    error: "Forbidden",
    message: "확인해 주세요",
    requestId: "r",
    detail: { purpose: "leave" },
  };
  return Response.json(body, { status: 403 });
}
