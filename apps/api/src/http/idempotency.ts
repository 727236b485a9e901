import { createHash } from "node:crypto";
import type { RefusalCode } from "@todayfruit/contract/refusals";
import { type Runner, statement } from "../db/database.ts";
import type { BuyerContext } from "./context.ts";

type Stored = { request_hash: Uint8Array; status: number | null; reply: unknown; is_new: boolean };

/** Takes the key, or shows what it already holds. A key whose first request died is free again after a minute. */
const TAKE_KEY = statement<[number, string, string, Uint8Array, Date], Stored>(
  "take-idempotency-key",
  `with taken as (
     insert into idempotent_reply (user_id, key, call, request_hash, created_at) values ($1, $2, $3, $4, $5)
         on conflict (user_id, key) do update set created_at = excluded.created_at
      where idempotent_reply.status is null
        and idempotent_reply.request_hash = excluded.request_hash
        and idempotent_reply.created_at < excluded.created_at - interval '1 minute'
     returning request_hash, status, reply
   )
   select request_hash, status, reply, true as is_new from taken
   union all
   select request_hash, status, reply, false from idempotent_reply
    where user_id = $1 and key = $2 and not exists (select from taken)`,
);

const KEEP_REPLY = statement<[number, string, number, string], never>(
  "keep-idempotent-reply",
  "update idempotent_reply set status = $3, reply = $4::jsonb where user_id = $1 and key = $2",
);

const FREE_KEY = statement<[number, string], never>(
  "free-idempotency-key",
  "delete from idempotent_reply where user_id = $1 and key = $2 and status is null",
);

const FORGET_REPLIES = statement<[Date, number], { user_id: number }>(
  "forget-idempotent-replies",
  `delete from idempotent_reply
    where (user_id, key) in (select user_id, key from idempotent_reply where created_at < $1
                              order by created_at limit $2 for update skip locked)
   returning user_id`,
);

/** Deletes up to `take` replies that were asked for before an instant; says how many. */
export async function forgetReplies(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(FORGET_REPLIES, [before, take])).length;
}

/** A refusal that says only that the end is not known yet: the next request must be able to learn it. */
const OPEN: readonly unknown[] = ["PAYMENT_PENDING", "PROVIDER_UNAVAILABLE"] satisfies RefusalCode[];

function isOpen({ status, reply }: Replayed): boolean {
  return (
    status !== 200 &&
    typeof reply === "object" &&
    reply !== null &&
    "code" in reply &&
    OPEN.includes(reply.code)
  );
}

export type Replayed = { status: number; reply: unknown };

/**
 * Runs `work` once for a key of a buyer. The same key with the same request replays the stored reply (also a refusal);
 * with another request it is refused; while the first is running it is refused too. A bug frees the key, and so does a
 * refusal that leaves the end open.
 */
export async function once(
  context: BuyerContext,
  key: string,
  call: string,
  request: unknown,
  work: () => Promise<Replayed>,
): Promise<Replayed | RefusalCode> {
  const hash = createHash("sha256").update(call).update(JSON.stringify(request)).digest();
  const [stored] = await context.db.run(TAKE_KEY, [context.buyer.id, key, call, hash, context.now()]);
  if (!stored) return "IDEMPOTENCY_IN_PROGRESS";
  if (!stored.is_new) {
    if (!hash.equals(stored.request_hash)) return "IDEMPOTENCY_KEY_REUSED";
    return stored.status === null
      ? "IDEMPOTENCY_IN_PROGRESS"
      : { status: stored.status, reply: stored.reply };
  }
  try {
    const done = await work();
    if (isOpen(done)) {
      await context.db.run(FREE_KEY, [context.buyer.id, key]);
      return done;
    }
    await context.db.run(KEEP_REPLY, [context.buyer.id, key, done.status, JSON.stringify(done.reply)]);
    return done;
  } catch (error) {
    await context.db.run(FREE_KEY, [context.buyer.id, key]);
    throw error;
  }
}
