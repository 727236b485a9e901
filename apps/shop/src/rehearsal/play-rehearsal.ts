import { setTimeout as wait } from "node:timers/promises";
import { createDatabase, type Db } from "@todayfruit/api/db/database";
import type { Settings } from "@todayfruit/api/env";
import { checkAllInvariants } from "@todayfruit/api/features/audit/check-all-invariants";
import type { RehearsalFigures } from "@todayfruit/domain/waiting-rooms/rehearsal-figure-types";
import type pg from "pg";
import { buyThroughWaitingRoom, type Ending } from "./buyers/buy-through-waiting-room.ts";
import { insertBuyersWithSessions } from "./buyers/insert-buyers-with-sessions.ts";
import { createMeasuringClient, type MeasuringClient } from "./buyers/measuring-client.ts";
import { copyShop } from "./copy/copy-shop.ts";
import { type CopyAddress, openCopy, removeCopy } from "./copy/open-and-remove-rehearsal-database.ts";
import { estimatePaymentTime } from "./estimate-payment-time.ts";
import { RehearsalFailedError } from "./rehearsal-failed-error.ts";
import { startCopiedShop } from "./start-copied-shop.ts";

export type Wish = { roomId: number; buyers: number; giveUpPercent: number };

/** Connections of the buyers to the shop, and of the commands to the copied database. */
const SOCKETS = 64;
/** Connections by which the rate of answers is measured: as many as a process serves without turning any away. */
const ASKING_SOCKETS = 16;
const CONNECTIONS = 2;
/** Longest time in ms in which a buyer waits, within the ten minutes of a rehearsal. */
const PATIENCE_MS = 480_000;
/** Time in ms between entering and the hour as announced; the hour is moved once everyone is in. */
const ENTERED_MS = 1_200_000;
/** Fewest questions by which the rate of answers is measured. */
const FEWEST_QUESTIONS = 500;
/** Longest pause in ms between two questions of a waiting buyer. */
const MOST_PAUSE_MS = 5000;
const BUSY_PAUSE_MS = 500;
/** Step without a common factor with 100, so that those who give up are spread among few buyers, too. */
const SPREAD = 37;

/**
 * Plays an opening in a copy of the shop's database and returns what was measured; the copy is gone afterwards, also when it fails.
 *
 * @param source connection to the shop's database, which is only read
 * @throws RehearsalFailedError with the reason that operators are told
 */
export async function playRehearsal(
  settings: Settings,
  { source, address }: { source: pg.Client; address: CopyAddress },
  wish: Wish,
  opened: AsyncDisposableStack,
): Promise<RehearsalFigures> {
  opened.defer(() => removeCopy(address));
  await openCopy(address);
  await copyShop(source, address.url, wish.roomId);
  const pace = await estimatePaymentTime(source);
  const db = createDatabase({ url: address.url, poolSize: CONNECTIONS, onError: () => undefined });
  opened.defer(() => db.close());
  const room = await openRoom(db, wish.roomId);
  const before = await breachesOf(db);
  const tokens = await insertBuyersWithSessions(db, wish.buyers, new Date());
  const { url, sandboxUrl, stop } = await startCopiedShop(settings, address.url);
  opened.defer(stop);
  const shop = createMeasuringClient(url, SOCKETS);
  const sandbox = createMeasuringClient(sandboxUrl, SOCKETS);
  opened.defer(() => {
    shop.close();
    sandbox.close();
  });

  const entered = await timed(() => Promise.all(tokens.map((token) => enter(shop, room.id, token))));
  const asking = createMeasuringClient(url, ASKING_SOCKETS);
  const asked = await timed(() => askAll(asking, room.id, tokens)).finally(asking.close);
  const purchases: number[] = [];
  await db.pool.query("update waiting_room set opens_at = $2 where id = $1", [room.id, new Date()]);
  const sold = await timed(() =>
    Promise.all(
      tokens.map(async (token, index): Promise<Ending> => {
        const ending = await buyThroughWaitingRoom({
          token,
          wanted: 1 + (index % room.perPerson),
          shop: () => shop,
          sandbox,
          room,
          givesUp: (index * SPREAD) % 100 < wish.giveUpPercent,
          pauseMs: pauseOf,
          patienceMs: PATIENCE_MS,
        });
        if (ending === "bought") purchases.push(performance.now());
        return ending;
      }),
    ),
  );
  const facts = await factsOf(db, room.id);
  const after = await breachesOf(db);
  const { calls, serverErrors, refusals } = shop.figures();
  const ended = (ending: Ending) => sold.result.filter((each) => each === ending).length;
  const ofPurchase = calls.filter(({ call }) => ["open", "price", "order", "pay"].includes(call));
  const purchaseMs = ofPurchase.reduce((sum, { p50Ms }) => sum + p50Ms, 0);
  return {
    buyers: wish.buyers,
    units: room.units,
    perPerson: room.perPerson,
    atOnce: room.atOnce,
    bought: ended("bought"),
    gaveUp: ended("expired"),
    missed: ended("missed"),
    sold: facts.sold,
    left: room.units - facts.sold,
    twice: facts.twice,
    enterSeconds: entered.seconds,
    drawSeconds: facts.draw_seconds,
    sellSeconds: sold.seconds,
    turnSeconds: { first: facts.first, median: facts.median, last: facts.last },
    calls,
    statusPerSecond: Math.round(asked.result / Math.max(0.001, asked.seconds)),
    purchasesPerSecond: Math.max(busiestSecond(purchases), purchaseMs > 0 ? 1000 / purchaseMs : 0),
    serverErrors,
    refusals,
    breaches: after.filter((breach) => !before.includes(breach)),
    ...pace,
    giveUpPercent: wish.giveUpPercent,
  };
}

type Room = {
  id: number;
  productId: number;
  optionId: number;
  units: number;
  perPerson: number;
  atOnce: number;
};

/** Moves the hour of the copied room so that it can be entered, and lets every member buy its product by a page now. */
async function openRoom(db: Db, id: number): Promise<Room> {
  const { rows } = await db.pool.query<Room>(
    `with room as (
       update waiting_room set opens_at = $2 where id = $1
          and drawn_at is null and closed_at is null and not is_cancelled
       returning id, option_id, units, per_person, at_once
     ), option as (
       update product_option o set status = 'stock_in' from room where o.id = room.option_id returning o.id, o.product_id
     ), product as (
       update product p set status = 'stock_in', sale_type = 'normal', is_app_only = false, min_grade = null, requires_share = false
         from option where p.id = option.product_id returning p.id
     )
     select room.id, option.product_id as "productId", room.option_id as "optionId", room.units,
            room.per_person as "perPerson", room.at_once as "atOnce"
       from room join option on option.id = room.option_id join product on product.id = option.product_id`,
    [id, new Date(Date.now() + ENTERED_MS)],
  );
  const [room] = rows;
  if (!room) throw new RehearsalFailedError("interrupted", `waiting room ${id} is not announced`);
  return room;
}

/** Enters as the page does: a busy shop (503) is asked again. */
async function enter(shop: MeasuringClient, roomId: number, token: string): Promise<void> {
  for (;;) {
    const { status, body } = await shop.send("POST", `/v1/waiting-rooms/${roomId}/place`, token, {});
    if (status === 200) return;
    if (status !== 503) throw new RehearsalFailedError("shop", `enter: ${status} ${String(body.code)}`);
    await wait(BUSY_PAUSE_MS);
  }
}

/** Asks for the place of everyone at once, and again until enough was asked; returns how many answers came. */
async function askAll(shop: MeasuringClient, roomId: number, tokens: readonly string[]): Promise<number> {
  let answered = 0;
  const rounds = Math.ceil(FEWEST_QUESTIONS / tokens.length);
  for (let round = 0; round < rounds; round += 1) {
    const replies = await Promise.all(
      tokens.map((token) => shop.send("GET", `/v1/waiting-rooms/${roomId}/place`, token)),
    );
    answered += replies.filter(({ status }) => status === 200).length;
  }
  return answered;
}

/** Pause as the shop asks for it, so that a rehearsal asks as often as the pages; at the hour at most five seconds. */
function pauseOf({ askAgainSeconds }: Record<string, unknown>): number {
  return Math.min(Number(askAgainSeconds ?? 1) * 1000, MOST_PAUSE_MS);
}

async function factsOf(db: Db, roomId: number) {
  const { rows } = await db.pool.query<{
    sold: number;
    twice: number;
    draw_seconds: number;
    first: number;
    median: number;
    last: number;
  }>(
    `select (select coalesce(sum(x.units), 0)::int from orders o
               join order_product op on op.order_id = o.id join order_option x on x.order_product_id = op.id
              where o.status = 'paid') as sold,
            (select count(*)::int from (
               select from orders where status = 'paid' group by user_id having count(*) > 1) t) as twice,
            round(extract(epoch from w.drawn_at - w.opens_at)::numeric, 1)::float8 as draw_seconds,
            coalesce(turn.first, 0)::float8 as first, coalesce(turn.median, 0)::float8 as median, coalesce(turn.last, 0)::float8 as last
       from waiting_room w
      cross join lateral (
            select round(min(s)::numeric, 1) as first, round(max(s)::numeric, 1) as last,
                   round(percentile_cont(0.5) within group (order by s)::numeric, 1) as median
              from (select extract(epoch from p.called_at - w.opens_at) as s from waiting_room_place p
                     where p.waiting_room_id = w.id and p.called_at is not null) called) turn
      where w.id = $1`,
    [roomId],
  );
  const [facts] = rows;
  if (!facts) throw new RehearsalFailedError("database", "the copied room is gone");
  return facts;
}

/** Names the invariants that do not hold; copied rows without what was not copied may break some before the opening. */
async function breachesOf(db: Db): Promise<string[]> {
  const lines = await checkAllInvariants({ db, now: () => new Date() });
  return lines.filter(({ breaches }) => breaches.length > 0).map(({ name }) => name);
}

/** Returns the most purchases that ended within one second. */
function busiestSecond(instants: readonly number[]): number {
  const sorted = [...instants].sort((a, b) => a - b);
  let most = 0;
  for (let begin = 0, end = 0; end < sorted.length; end += 1) {
    while ((sorted[end] ?? 0) - (sorted[begin] ?? 0) > 1000) begin += 1;
    most = Math.max(most, end - begin + 1);
  }
  return most;
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const begin = performance.now();
  const result = await work();
  return { result, seconds: Math.round((performance.now() - begin) / 10) / 100 };
}
