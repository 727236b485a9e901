import { afterEach, expect, test, vi } from "vitest";
import { fetchInOwnTask } from "./fetch-in-own-task.ts";

afterEach(() => vi.unstubAllGlobals());

function sentRequests(): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    sent.push(`${init?.method ?? "GET"} ${url}`);
    return new Response();
  });
  return sent;
}

test("fetchInOwnTask: a change is on its way before the call returns", async () => {
  const sent = sentRequests();
  const reply = fetchInOwnTask("/v1/app-users/notification/read", { method: "PUT" });
  expect(sent).toEqual(["PUT /v1/app-users/notification/read"]);
  await reply;
});

test("fetchInOwnTask: reading requests begin in tasks of their own", async () => {
  const sent = sentRequests();
  const replies = [fetchInOwnTask("/v1/products", { method: "GET" }), fetchInOwnTask("/v1/banners")];
  await Promise.resolve();
  expect(sent).toEqual([]);
  await Promise.all(replies);
  expect(sent).toEqual(["GET /v1/products", "GET /v1/banners"]);
});
