import { afterEach, expect, test, vi } from "vitest";
import { fetchInTurn } from "./fetch-in-turn.ts";

afterEach(() => vi.unstubAllGlobals());

function sentRequests(): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    sent.push(`${init?.method ?? "GET"} ${url}`);
    return new Response();
  });
  return sent;
}

test("fetchInTurn: a change is on its way before the call returns", async () => {
  const sent = sentRequests();
  const reply = fetchInTurn("/v1/app-users/notification/read", { method: "PUT" });
  expect(sent).toEqual(["PUT /v1/app-users/notification/read"]);
  await reply;
});

test("fetchInTurn: reading requests begin in tasks of their own", async () => {
  const sent = sentRequests();
  const replies = [fetchInTurn("/v1/products", { method: "GET" }), fetchInTurn("/v1/banners")];
  await Promise.resolve();
  expect(sent).toEqual([]);
  await Promise.all(replies);
  expect(sent).toEqual(["GET /v1/products", "GET /v1/banners"]);
});
