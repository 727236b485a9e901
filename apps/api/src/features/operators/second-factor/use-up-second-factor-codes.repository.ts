import { statement, type Tx } from "../../../db/database.ts";

const TAKE_STEP = statement(
  "take-totp-step",
  "update operator set totp_step = $2 where id = $1 and totp_step < $2 and disabled_at is null returning id",
);

/** Uses up a step of the code; returns `false` when it or a later one was used before. */
export async function consumeTotpStep(tx: Tx, operatorId: number, step: number): Promise<boolean> {
  return (await tx.run(TAKE_STEP, [operatorId, step])).length > 0;
}

const USE_RECOVERY_CODE = statement(
  "use-recovery-code",
  `update operator_recovery_code set used_at = $3
    where operator_id = $1 and hash = $2 and used_at is null
   returning operator_id`,
);

/** Uses up a recovery code; returns whether it was valid and unused. */
export async function spendRecoveryCode(
  tx: Tx,
  operatorId: number,
  hash: Uint8Array,
  now: Date,
): Promise<boolean> {
  return (await tx.run(USE_RECOVERY_CODE, [operatorId, hash, now])).length > 0;
}
