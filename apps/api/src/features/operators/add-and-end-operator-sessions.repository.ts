import { type Runner, statement, type Tx } from "../../db/database.ts";

export type NewToken = {
  hash: Uint8Array;
  operatorId: number;
  source: "login" | "command";
  address: string;
  userAgent: string;
  now: Date;
  expiresAt: Date;
};

const ADD_TOKEN = statement(
  "add-operator-token",
  `insert into operator_token (hash, operator_id, source, ip_address, user_agent, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);

export async function addOperatorToken(db: Runner, t: NewToken): Promise<void> {
  await db.run(ADD_TOKEN, [t.hash, t.operatorId, t.source, t.address, t.userAgent, t.now, t.expiresAt]);
}

const REVOKE = statement(
  "revoke-operator-token",
  "update operator_token set revoked_at = $2 where hash = $1 and revoked_at is null",
);

export async function revokeOperatorToken(db: Runner, hash: Uint8Array, now: Date): Promise<void> {
  await db.run(REVOKE, [hash, now]);
}

const END_OTHERS = statement(
  "end-other-operator-sessions",
  `update operator_token set revoked_at = $3
    where operator_id = $1 and hash is distinct from $2 and revoked_at is null`,
);

/** Ends all sessions of an operator except the calling one. */
export async function endOtherSessions(
  tx: Tx,
  operatorId: number,
  kept: Uint8Array | null,
  now: Date,
): Promise<void> {
  await tx.run(END_OTHERS, [operatorId, kept, now]);
}

const FORGET = statement(
  "purge-operator-tokens",
  `delete from operator_token
    where hash in (select hash from operator_token where expires_at < $1 limit $2 for update skip locked)
   returning operator_id`,
);

/** Deletes up to `take` tokens that expired before an instant; returns the count. */
export async function purgeOperatorTokens(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(FORGET, [before, take])).length;
}
