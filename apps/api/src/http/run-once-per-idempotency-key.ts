import { createHash } from "node:crypto";
import { BUSY_REFUSALS } from "@todayfruit/contract/busy-refusals";
import type { RefusalCode } from "@todayfruit/contract/refusals";
import { DatabaseTrouble } from "../db/connections/classify-database-trouble.ts";
import { type Runner, statementVariant } from "../db/database.ts";
import type { Services } from "./handler-context-types.ts";

/** Holder of keys; a buyer and an operator with the same id are different holders. */
export type KeyHolder = { kind: "buyer" | "operator"; id: number };

const HELD = {
  buyer: keysIn("idempotency_key", "user_id"),
  operator: keysIn("operator_idempotency_key", "operator_id"),
} as const;

function keysIn(table: string, holder: string) {
  return {
    /** Takes the key, or returns what it holds. A key whose first request died becomes free after a minute. */
    take: statementVariant(
      "take-key",
      table,
      `with taken as (
         insert into ${table} (${holder}, key, call, request_hash, created_at) values ($1, $2, $3, $4, $5)
             on conflict (${holder}, key) do update set created_at = excluded.created_at
          where ${table}.status is null
            and ${table}.request_hash = excluded.request_hash
            and ${table}.created_at < excluded.created_at - interval '1 minute'
         returning request_hash, status, reply
       )
       select request_hash, status, reply, true as is_new from taken
       union all
       select request_hash, status, reply, false from ${table}
        where ${holder} = $1 and key = $2 and not exists (select from taken)`,
    ),
    keep: statementVariant(
      "keep-key",
      table,
      `update ${table} set status = $3, reply = $4::jsonb where ${holder} = $1 and key = $2`,
    ),
    free: statementVariant(
      "free-key",
      table,
      `delete from ${table} where ${holder} = $1 and key = $2 and status is null`,
    ),
    forget: statementVariant(
      "purge-keys",
      table,
      `delete from ${table}
        where (${holder}, key) in (select ${holder}, key from ${table} where created_at < $1
                                    order by created_at limit $2 for update skip locked)
       returning key`,
    ),
  };
}

/** Deletes up to `take` replies of each kind that were requested before an instant; returns the larger count. */
export async function purgeReplies(db: Runner, before: Date, take: number): Promise<number> {
  const counts = [];
  for (const { forget } of Object.values(HELD)) counts.push((await db.run(forget, [before, take])).length);
  return Math.max(...counts);
}

/** Refusals that leave the outcome open; they are not stored, so that the next request with the key can learn it. */
const OPEN: readonly unknown[] = [
  "PAYMENT_PENDING",
  "PROVIDER_UNAVAILABLE",
  ...BUSY_REFUSALS,
] satisfies RefusalCode[];

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
 * Runs `work` once for a key of its holder. The same key with the same request replays the stored reply or refusal;
 * with another request, or while the first is running, it is refused. A bug and a refusal that leaves the outcome open
 * free the key.
 */
export async function once(
  { db, now }: Pick<Services, "db" | "now">,
  holder: KeyHolder,
  key: string,
  call: string,
  request: { body?: unknown },
  work: () => Promise<Replayed>,
): Promise<Replayed | RefusalCode> {
  const keys = HELD[holder.kind];
  const hash = hashOf(call, request);
  const [stored] = await db.run(keys.take, [holder.id, key, call, hash, now()]);
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
      await db.run(keys.free, [holder.id, key]);
      return done;
    }
    await db.run(keys.keep, [holder.id, key, done.status, JSON.stringify(done.reply)]);
    return done;
  } catch (error) {
    // The commit may have happened, so the key stays taken.
    const isUnknown = error instanceof DatabaseTrouble && error.kind === "unknown-commit";
    // A key that a lost database cannot free becomes free by its age; the original error is thrown.
    if (!isUnknown) {
      await db.run(keys.free, [holder.id, key]).catch((lost: unknown) => {
        if (!(lost instanceof DatabaseTrouble)) throw lost;
      });
    }
    throw error;
  }
}

/** Hashes a request; a body of bytes as it is, because its JSON would be four times as long. */
function hashOf(call: string, { body, ...request }: { body?: unknown }): Buffer {
  const hash = createHash("sha256").update(call);
  if (body instanceof Uint8Array) return hash.update(JSON.stringify(request)).update(body).digest();
  return hash.update(JSON.stringify({ ...request, body })).digest();
}
