import { setTimeout as wait } from "node:timers/promises";
import { checkAllInvariants } from "../../../apps/api/src/features/audit/check-all-invariants.ts";
import { seedProduct } from "../../../apps/api/src/testing/product-and-member-fixtures.ts";
import { listPlaceSequenceProblems } from "../../../apps/api/src/testing/waiting-rooms/list-place-sequence-problems.ts";
import { findFreePort } from "../../../apps/shop/src/postgres/find-free-port.ts";
import {
  buyThroughWaitingRoom,
  type Ending,
} from "../../../apps/shop/src/rehearsal/buyers/buy-through-waiting-room.ts";
import { insertBuyersWithSessions } from "../../../apps/shop/src/rehearsal/buyers/insert-buyers-with-sessions.ts";
import {
  createFaultTestEnvironment,
  eventually,
  type FaultTestEnvironment,
} from "../../faults/fault-test-environment.ts";
import { unexplainedCaptures } from "../../faults/find-unfinished-work.ts";
import type { JsonClient } from "../../load/json-client.ts";
import { percentile } from "../../load/percentile.ts";

export type RoomFigures = {
  endings: Record<Ending, number>;
  /** Boxes sold by paid orders, and people with more than one paid order. */
  sold: number;
  twice: number;
  stock: { on_hand: number; reserved: number } | undefined;
  isClosed: boolean;
  /** Places whose order the rows do not explain; breaches of the audit; captures that no paid order explains. */
  unexplained: string[];
  breaches: string[];
  captures: string[];
  /** Boxes sold when a process was killed. */
  soldAtKill: number;
  enterSeconds: number;
  sellSeconds: number;
  /** Status calls of everyone at once through one process: calls a second, and the 99th percentile in ms. */
  statusRate: number;
  statusP99Ms: number;
};

/** Connections to each process; everyone keeps one open no longer than a call. */
const SOCKETS = 64;

/** Opens a room to people through two processes, kills one while they buy, and lets everyone go on at the other. */
export async function sellThroughWaitingRoom(people: number, boxes: number): Promise<RoomFigures> {
  const bench = await createFaultTestEnvironment();
  try {
    return await sell(bench, people, boxes);
  } finally {
    await bench.close();
  }
}

async function sell(bench: FaultTestEnvironment, people: number, boxes: number): Promise<RoomFigures> {
  const { db, sandbox } = bench;
  const seeded = await seedProduct(db, { price: 24_900, stock: boxes });
  const room = { id: 1, productId: seeded.productId, optionId: seeded.optionIds[0] };
  await db.pool.query(
    `insert into waiting_room (id, option_id, opens_at, units, per_person, at_once)
     values ($1, $2, now() + interval '20 minutes', $3, 2, 40)`,
    [room.id, room.optionId, boxes],
  );
  const tokens = await insertBuyersWithSessions(db, people, new Date());
  const [doomed, other] = await Promise.all([
    bench.startShop(undefined, await findFreePort(), SOCKETS),
    bench.startShop(undefined, undefined, SOCKETS),
  ]);
  let isDead = false;

  /** Kills one of both processes once a third of the boxes is sold; returns how many are then. */
  async function killAtThird(): Promise<number> {
    await eventually("a third is sold", async () => (await soldBoxes(bench)) >= boxes / 3, 60_000);
    const sold = await soldBoxes(bench);
    isDead = true;
    doomed.kill();
    await doomed.died;
    await db.pool.query("update payment set check_at = now() where check_at is not null");
    return sold;
  }

  const entering = performance.now();
  const path = `/v1/waiting-rooms/${room.id}/place`;
  await Promise.all(
    tokens.map((token, index) => enterUntilIn((index % 2 === 0 ? doomed : other).shop, path, token)),
  );
  const enterSeconds = secondsSince(entering);
  const status = await askAll(other.shop, path, tokens);

  const selling = performance.now();
  await db.pool.query("update waiting_room set opens_at = now() where id = $1", [room.id]);
  const [endings, soldAtKill] = await Promise.all([
    Promise.all(
      tokens.map((token, index) =>
        buyThroughWaitingRoom({
          token,
          wanted: 1 + (index % 2),
          shop: () => (index % 2 === 0 && !isDead ? doomed : other).shop,
          sandbox,
          room,
          pauseMs: (_status, ahead) => (ahead < 60 ? 500 : 2500),
          patienceMs: 80_000,
        }),
      ),
    ),
    killAtThird(),
  ]);
  const sellSeconds = secondsSince(selling);
  await other.stop();
  const audited = await checkAllInvariants({ db, now: () => new Date() });
  const [facts] = (
    await db.pool.query<{ on_hand: number; reserved: number; is_closed: boolean; twice: number }>(
      `select s.on_hand, s.reserved, w.closed_at is not null as is_closed,
              (select count(*)::int from (select from orders where status = 'paid' group by user_id having count(*) > 1) t) as twice
         from waiting_room w join option_stock s on s.option_id = w.option_id where w.id = $1`,
      [room.id],
    )
  ).rows;
  const ended = (ending: Ending) => endings.filter((each) => each === ending).length;
  return {
    endings: { bought: ended("bought"), missed: ended("missed"), expired: ended("expired") },
    sold: await soldBoxes(bench),
    twice: facts?.twice ?? -1,
    stock: facts && { on_hand: facts.on_hand, reserved: facts.reserved },
    isClosed: facts?.is_closed === true,
    unexplained: await listPlaceSequenceProblems(db, room.id),
    breaches: audited.filter((line) => line.breaches.length > 0).map(({ name }) => name),
    captures: await unexplainedCaptures(bench),
    soldAtKill,
    enterSeconds,
    sellSeconds,
    ...status,
  };
}

/** Enters as the page does: a busy shop (503) is asked again. */
async function enterUntilIn(shop: JsonClient, path: string, token: string): Promise<void> {
  for (;;) {
    const { status, body } = await shop.send("POST", path, token, {});
    if (status === 200) return;
    if (status !== 503) throw new Error(`Somebody could not enter: ${status} ${JSON.stringify(body)}`);
    await wait(500);
  }
}

/** Asks for the place of everyone through one process. */
async function askAll(shop: JsonClient, path: string, tokens: readonly string[]) {
  const times: number[] = [];
  const begin = performance.now();
  await Promise.all(
    tokens.map(async (token) => {
      const at = performance.now();
      await shop.send("GET", path, token);
      times.push(performance.now() - at);
    }),
  );
  return {
    statusRate: Math.round(tokens.length / secondsSince(begin)),
    statusP99Ms: Math.round(percentile(times, 0.99)),
  };
}

async function soldBoxes({ db }: FaultTestEnvironment): Promise<number> {
  const { rows } = await db.pool.query<{ sold: number }>(
    `select coalesce(sum(x.units), 0)::int as sold
       from orders o join order_product op on op.order_id = o.id join order_option x on x.order_product_id = op.id
      where o.status = 'paid'`,
  );
  return rows[0]?.sold ?? 0;
}

function secondsSince(begin: number): number {
  return Math.round((performance.now() - begin) / 100) / 10;
}
