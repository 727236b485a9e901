import { type Runner, statement, type Tx } from "../../db/database.ts";

const TAKE_STEP = statement(
  "take-totp-step",
  "update operator set totp_step = $2 where id = $1 and totp_step < $2 and disabled_at is null returning id",
);

/** Whether the code of this half minute was not taken before, nor one after it. */
export async function takeStep(tx: Tx, operatorId: number, step: number): Promise<boolean> {
  return (await tx.run(TAKE_STEP, [operatorId, step])).length > 0;
}

const USE_RECOVERY_CODE = statement(
  "use-recovery-code",
  `update operator_recovery_code set used_at = $3
    where operator_id = $1 and hash = $2 and used_at is null
   returning operator_id`,
);

/** Whether it is a recovery code of theirs that was not used yet; now it is. */
export async function spendRecoveryCode(
  tx: Tx,
  operatorId: number,
  hash: Uint8Array,
  now: Date,
): Promise<boolean> {
  return (await tx.run(USE_RECOVERY_CODE, [operatorId, hash, now])).length > 0;
}

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
  `insert into operator_token (hash, operator_id, source, address, user_agent, created_at, expires_at)
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

/** All sessions of an operator end but the one that asks. */
export async function endOtherSessions(
  tx: Tx,
  operatorId: number,
  kept: Uint8Array | null,
  now: Date,
): Promise<void> {
  await tx.run(END_OTHERS, [operatorId, kept, now]);
}

const FORGET = statement(
  "forget-operator-tokens",
  `delete from operator_token
    where hash in (select hash from operator_token where expires_at < $1 limit $2 for update skip locked)
   returning operator_id`,
);

/** Deletes up to `take` tokens that ended before an instant; says how many. */
export async function forgetOperatorTokens(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(FORGET, [before, take])).length;
}
