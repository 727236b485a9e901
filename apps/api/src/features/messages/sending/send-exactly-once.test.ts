import { afterEach, beforeEach, expect, test } from "vitest";
import type { Services } from "../../../http/handler-context-types.ts";
import { proveEmail, signUp } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { sendMessages } from "./send-messages.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop({ poolSize: 20 });
});
afterEach(() => shop.close());

/** Faults of a provider on its worst day: refuses, succeeds with an error, succeeds without an answer, does it twice. */
const WORST = ["error", "none", "lost", "none", "twice", "late-error", "none", "none", "none"];

/** Inserts `count` events at once, as a sale does. */
async function happen(count: number): Promise<void> {
  const { token } = (await signUp(shop, {})).reply;
  await proveEmail(shop, token);
  const { reply } = await shop.call(token, "GET /v2/app-users/detail");
  await select(
    shop,
    `insert into message (dedupe_key, template, user_id, subject, href, variables, phone, channels, created_at, expires_at)
     select 'order ' || n || ' delivered', 'ORDER_DELIVERED', $1, 'order ' || n, '/orders/' || n,
            jsonb_build_object('주문번호', n::text, '상품', '감귤'), '0105' || lpad((n % 999)::text, 7, '1'), '{phone}', $3,
            $3::timestamptz + interval '30 days'
       from generate_series(1, $2::int) n`,
    [reply.id, count, shop.clock.now],
  );
}

/** Services of a worker that dies at every `every`-th fault point, as in a power cut: nothing after it happens. */
function dying(every: number): Services {
  let passed = 0;
  const fault = () => {
    passed += 1;
    if (passed % every === 0) throw new Error("killed");
  };
  return { ...shop.services, fault };
}

async function sent(): Promise<string[]> {
  const { list } = (await shop.sandbox("/_sim/messages")) as { list: { key: string }[] };
  return list.map(({ key }) => key);
}

test("sendMessages: 10,000 events are sent exactly once each, with a failing provider and killed workers", async () => {
  const COUNT = 10_000;
  await happen(COUNT);
  await shop.sandbox("/_sim/messages/faults", { pattern: WORST });
  const workers = [shop.services, dying(5), dying(7), shop.services];
  let deaths = 0;
  for (let turn = 0; turn < 200; turn += 1) {
    const ends = await Promise.allSettled(workers.map((worker) => sendMessages(worker)));
    deaths += ends.filter(({ status }) => status === "rejected").length;
    const [row] = await select<{ open: number }>(
      shop,
      "select (select count(*) from message_outbox where next_try_at is not null)::int + (select count(*) from message where routed_at is null)::int as open",
    );
    if (row?.open === 0) break;
    later(shop, 3);
  }
  const unsent = await select(
    shop,
    `select o.reason, o.tries, b.state, o.next_try_at is not null as is_open, count(*)::int as count
       from message_outbox o left join message_batch b on b.id = o.batch_id
      where o.sent_at is null group by 1, 2, 3, 4`,
  );
  expect(unsent).toEqual([]);
  const keys = await sent();
  expect(deaths).toBeGreaterThan(2);
  expect([keys.length, new Set(keys).size]).toEqual([COUNT, COUNT]);
  const [row] = await select(
    shop,
    "select count(*)::int as sent, count(distinct provider_message_id)::int as named from message_outbox where sent_at is not null",
  );
  expect(row).toEqual({ sent: COUNT, named: COUNT });
  // Autovacuum may not have seen ten thousand new rows yet; without statistics the audit's joins are nested loops.
  await shop.database.asOwner("analyze message, message_outbox, message_batch");
  expect(await breaches(shop)).toEqual([]);
}, 90_000);

test("sendMessages: a provider that is down delays messages without losing any, and dropped ones are not sent", async () => {
  await happen(30);
  await shop.sandbox("/_sim/messages/faults", { pattern: ["error"] });
  for (let turn = 0; turn < 12; turn += 1) {
    await sendMessages(shop.services);
    later(shop, 31);
  }
  expect(await sent()).toEqual([]);
  await select(
    shop,
    "update message_outbox set dropped_at = now(), reason = 'over', next_try_at = null, key_id = null, sealed = null where subject = 'order 3'",
  );
  await shop.sandbox("/_sim/messages/faults", { pattern: [] });
  await sendMessages(shop.services);
  expect((await sent()).length).toBe(29);
});
