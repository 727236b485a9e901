import { Registry } from "prom-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import { observeMessages } from "./waiting-message-metrics.ts";

const NOW = new Date("2026-11-21T03:00:00Z");
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(1);
});
afterAll(() => database.drop());

test("observeMessages: shows waiting and failing messages and the oldest age by channel, without sent ones", async () => {
  const registry = new Registry();
  observeMessages(registry, { db: database.db, now: () => NOW });
  const seen = async () =>
    Object.fromEntries(
      (await registry.getMetricsAsJSON()).map(({ name, values }) => [
        name,
        Object.fromEntries(values.map(({ labels, value }) => [labels.channel, value])),
      ]),
    );
  const none = { phone: 0, push: 0, email: 0 };
  expect(await seen()).toEqual({
    messages_waiting: none,
    messages_failing: none,
    messages_oldest_seconds: none,
  });
  await database.db.pool.query(
    `insert into message_outbox (dedupe_key, template, subject, key_id, sealed, created_at, expires_at, next_try_at, tries, sent_at)
     select 'order ' || n || ' paid', 'ORDER_PAID', 'order ' || n, case when n < 4 then 'k' end, case when n < 4 then '\\x00'::bytea end,
            $1::timestamptz - n * interval '100 seconds', $1::timestamptz + interval '1 day', case when n < 4 then $1::timestamptz end, n - 1, case when n = 4 then $1::timestamptz end
       from generate_series(1, 4) n`,
    [NOW],
  );
  const metrics = await seen();
  expect([metrics.messages_waiting, metrics.messages_failing]).toEqual([
    { ...none, phone: 3 },
    { ...none, phone: 1 },
  ]);
  expect(metrics.messages_oldest_seconds).toEqual({ ...none, phone: 300 });
});
