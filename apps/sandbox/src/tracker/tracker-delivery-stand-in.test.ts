import { expect, test } from "vitest";
import { createSandbox } from "../create-sandbox.ts";

function sandbox() {
  return createSandbox({
    secretKey: "test_sk",
    clientKey: "test_ck",
    clock: () => new Date("2026-11-21T03:00:00Z"),
    webhookUrls: [],
    publicUrl: "http://localhost",
  });
}

const KEY = { authorization: "TRACKQL-API-KEY test_tracker_id:test_tracker_secret" };
const QUERY = "query Track { track(carrierId: $carrierId) { lastEvent } }";
const parcel = { carrierId: "kr.epost", trackingNumber: "601234567890" };

async function ask(
  app: ReturnType<typeof sandbox>,
  headers: Record<string, string> = KEY,
  variables: object = parcel,
) {
  const payload = { query: QUERY, variables };
  const answer = await app.inject({ method: "POST", url: "/tracker/graphql", headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

test.each([
  ["without a key", {}, parcel, "UNAUTHENTICATED"],
  ["without variables", KEY, {}, "BAD_REQUEST"],
  ["about an unknown number", KEY, parcel, "NOT_FOUND"],
])("tracker: a query %s is answered with 200 and its error code", async (_what, headers, variables, code) => {
  const { status, body } = await ask(sandbox(), headers as Record<string, string>, variables);
  expect([status, body.errors[0].extensions.code]).toEqual([200, code]);
});

test("tracker page: a queried parcel can be moved manually", async () => {
  const app = sandbox();
  await ask(app);
  const page = await app.inject("/tracker");
  expect(page.body).toContain(parcel.trackingNumber);
  const moved = await app.inject({
    method: "POST",
    url: "/tracker",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ ...parcel, code: "DELIVERED" }).toString(),
  });
  expect([moved.statusCode, moved.headers.location]).toEqual([303, "/tracker"]);
  const { body } = await ask(app);
  expect(body.data.track.lastEvent).toMatchObject({
    time: "2026-11-21T12:00:00+09:00",
    status: { code: "DELIVERED" },
  });
});

test("tracker: lastEvent is the latest one, in any order of recording", async () => {
  const app = sandbox();
  for (const [code, time] of [
    ["DELIVERED", "2026-11-22T14:03:00+09:00"],
    ["AT_PICKUP", "2026-11-21T18:20:00+09:00"],
  ]) {
    await app.inject({ method: "POST", url: "/_sim/tracker/events", payload: { ...parcel, code, time } });
  }
  const { body } = await ask(app);
  expect(body.data.track.lastEvent.status.code).toBe("DELIVERED");
  expect(body.data.track.events.edges).toHaveLength(2);
});
