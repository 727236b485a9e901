import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { RehearsalOutcome } from "../../gateways/rehearsals/rehearsal-player-gateway-types.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { fakeRehearsalPlayer } from "../../testing/waiting-rooms/fake-rehearsal-player.ts";
import { announce, HOUR } from "../../testing/waiting-rooms/waiting-room-steps.ts";
import { purgeRehearsals } from "./rehearsals.repository.ts";
import { runRehearsals } from "./run-rehearsals.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 10 });
  token = (await operator(shop)).token;
});
afterAll(() => shop.close());

const MINUTE = 60_000;
const at = (minutes: number) => new Date(HOUR.getTime() + minutes * MINUTE);
const FIGURES = {
  buyers: 40,
  units: 10,
  perPerson: 2,
  atOnce: 100,
  bought: 6,
  gaveUp: 1,
  missed: 33,
  sold: 10,
  left: 0,
  twice: 0,
  enterSeconds: 1.2,
  drawSeconds: 0.5,
  sellSeconds: 9,
  turnSeconds: { first: 0.5, median: 0.5, last: 4.1 },
  calls: [{ call: "wait" as const, count: 500, p50Ms: 20, p99Ms: 90 }],
  statusPerSecond: 400,
  purchasesPerSecond: 10,
  serverErrors: 0,
  refusals: [],
  breaches: [],
  paySeconds: 120,
  isPayMeasured: false,
  giveUpPercent: 10,
};
const DONE: RehearsalOutcome = { figures: FIGURES };

beforeEach(async () => {
  await select(shop, "delete from rehearsal");
  await select(shop, "update waiting_room set is_cancelled = true");
  shop.clock.now = at(-180);
});

const request = (id: number, buyers = 40, query: { dryRun?: boolean } = {}) =>
  shop.call(token, "POST /operator/v1/waiting-rooms/{id}/rehearsals", {
    path: { id },
    query,
    body: { buyers, reason: "토요일 오픈 전에" },
  });
const list = async (id: number) =>
  (await shop.call(token, "GET /operator/v1/waiting-rooms/{id}/rehearsals", { path: { id } })).reply;
const cancel = (id: number, version: number) =>
  shop.call(token, "PATCH /operator/v1/rehearsals", {
    body: { rows: [{ id, version, set: { isCancelled: true } }], reason: "다음에" },
  });
const undo = (id: number) =>
  shop.call(token, "POST /operator/v1/changes/{id}/undo", { path: { id }, body: { reason: "되돌림" } });
const run = (rehearsals = fakeRehearsalPlayer(DONE)) => runRehearsals({ ...shop.services, rehearsals });

test("a rehearsal is requested, plays once and has its report with findings; the request is in the trail", async () => {
  const { id } = await announce(shop);
  expect(await list(id)).toEqual({ blockedBy: null, suggestedBuyers: 30, list: [], nextPage: null });
  expect((await request(id, 40, { dryRun: true })).reply).toEqual({ id: null, change: null });
  expect((await list(id)).list).toEqual([]);
  const { reply } = await request(id);
  const player = fakeRehearsalPlayer(DONE);
  expect(await run(player)).toBe(1);
  expect(await run(player)).toBe(0);
  expect(player.played).toEqual([{ roomId: id, buyers: 40 }]);
  const shown = await list(id);
  expect(shown).toMatchObject({ blockedBy: null, suggestedBuyers: 40 });
  expect(shown.list).toMatchObject([
    {
      id: reply.id,
      state: "done",
      buyers: 40,
      failure: null,
      report: {
        figures: FIGURES,
        forecast: { mostWaiting: 1400, mostAtOnce: 840, minutes: { first: 0, median: 0, last: 0 } },
        findings: [{ tone: "good", text: "10상자를 팔았고, 두 번 산 사람도 더 판 상자도 없어요" }, {}, {}],
      },
    },
  ]);
  const trail = await select(
    shop,
    "select action, subject, reason from operator_action where subject = $1 order by id",
    [`rehearsal ${reply.id}`],
  );
  expect(trail).toEqual([
    { action: "rehearsals.add", subject: `rehearsal ${reply.id}`, reason: "토요일 오픈 전에" },
  ]);
});

test("of two requests at once one is made; another is refused until the first has ended", async () => {
  const rooms = [(await announce(shop)).id, (await announce(shop)).id];
  const answers = await Promise.all(rooms.map((id) => request(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.refusal.code).toBe("REHEARSAL_RUNNING");
  expect((await list(rooms[0] ?? 0)).blockedBy?.code).toBe("REHEARSAL_RUNNING");
  await run();
  expect((await request(rooms[0] ?? 0)).status).toBe(200);
});

test("refused: an unknown room, one that can be entered, another opening within 30 minutes, no place for the copy", async () => {
  expect((await request(2_000_000_000)).refusal.code).toBe("RECORD_NOT_FOUND");
  const { id } = await announce(shop);
  shop.clock.now = at(-30);
  expect((await request(id)).refusal.code).toBe("REHEARSAL_NOT_ANNOUNCED");
  shop.clock.now = at(-30.1);
  expect((await request(id, 40, { dryRun: true })).status).toBe(200);
  await announce(shop, { opensAt: at(-1).toISOString() });
  expect((await request(id)).refusal.code).toBe("REHEARSAL_NEAR_OPENING");
  expect((await list(id)).blockedBy).toMatchObject({ code: "REHEARSAL_NEAR_OPENING" });
  for (const buyers of [9, 5001]) expect((await request(id, buyers)).status).toBe(400);
  const bare = await createTestShop({ rehearsals: null });
  const work = await operator(bare);
  const { id: lone } = await announce(bare);
  const path = { id: lone };
  const answer = await bare.call(work.token, "POST /operator/v1/waiting-rooms/{id}/rehearsals", {
    path,
    body: { buyers: 40, reason: "전에" },
  });
  expect(answer.refusal.code).toBe("REHEARSAL_NOT_SET_UP");
  await bare.close();
});

test("undoing a request cancels it for good, and so does a cancel; one that has ended is refused", async () => {
  const { id } = await announce(shop);
  const first = await request(id);
  expect((await undo(first.reply.change?.id ?? 0)).status).toBe(200);
  const [cancelled] = (await list(id)).list;
  expect(cancelled).toMatchObject({ state: "cancelled", report: null });
  expect(await run()).toBe(0);

  const second = await request(id);
  const stopped = await cancel(second.reply.id ?? 0, 1);
  expect(stopped.reply.rows).toMatchObject([
    { before: { isCancelled: false }, after: { isCancelled: true } },
  ]);
  expect((await undo(stopped.reply.change?.id ?? 0)).refusal.code).toBe("CHANGE_OVERTAKEN");

  const third = await request(id);
  await run();
  expect((await undo(third.reply.change?.id ?? 0)).refusal.code).toBe("CHANGE_OVERTAKEN");
  expect((await cancel(third.reply.id ?? 0, 1)).reply.rows).toEqual([]);
  expect((await list(id)).list.map(({ state }) => state)).toEqual(["done", "cancelled", "cancelled"]);
});

test("a rehearsal that is cancelled while it plays is stopped, and no other begins before its process has ended", async () => {
  const { id } = await announce(shop);
  const { reply } = await request(id);
  let blocked: string | null = null;
  const player = fakeRehearsalPlayer(null, async () => {
    const [row] = (await list(id)).list;
    if (row?.state === "running") await cancel(reply.id ?? 0, 1);
    else blocked ??= (await list(id)).blockedBy?.code ?? null;
  });
  expect(await run(player)).toBe(1);
  expect(blocked).toBe("REHEARSAL_RUNNING");
  expect((await list(id)).list).toMatchObject([{ state: "cancelled", failure: null }]);
  expect((await request(id)).status).toBe(200);
});

test("a failed rehearsal says why, and one whose process is silent for half a minute was interrupted", async () => {
  const { id } = await announce(shop);
  await request(id);
  await run(fakeRehearsalPlayer({ failure: "too_long" }));
  expect((await list(id)).list).toMatchObject([{ state: "failed", failure: "too_long", report: null }]);

  await request(id);
  await select(
    shop,
    "update rehearsal set state = 'running', started_at = $1, seen_at = $1 where ended_at is null",
    [shop.clock.now],
  );
  const player = fakeRehearsalPlayer(DONE);
  shop.clock.now = new Date(shop.clock.now.getTime() + 30_000);
  expect(await run(player)).toBe(0);
  expect(player.removed).toBe(0);
  shop.clock.now = new Date(shop.clock.now.getTime() + 1);
  await run(player);
  expect(player.removed).toBe(1);
  expect((await list(id)).list[0]).toMatchObject({ state: "failed", failure: "interrupted" });
});

test("rehearsals are listed by pages in two statements, and kept for a year", async () => {
  const { id } = await announce(shop);
  for (const _ of [1, 2, 3]) {
    await request(id);
    await run();
  }
  const page = async (nextPage?: string) =>
    (
      await shop.call(token, "GET /operator/v1/waiting-rooms/{id}/rehearsals", {
        path: { id },
        query: { take: 2, ...(nextPage && { nextPage }) },
      })
    ).reply;
  shop.database.statements.length = 0;
  const first = await page();
  // The session of the operator is one more.
  expect(shop.database.statements.slice(-2)).toEqual(["find-facts-of-rehearsal", "list-rehearsals"]);
  expect(shop.database.statements).toHaveLength(3);
  expect(first.list).toHaveLength(2);
  expect((await page(first.nextPage ?? "")).list).toHaveLength(1);
  const { now } = shop.clock;
  expect(await purgeRehearsals(shop.database.db, now, 10)).toBe(0);
  expect(await purgeRehearsals(shop.database.db, new Date(now.getTime() + 1), 2)).toBe(2);
});
