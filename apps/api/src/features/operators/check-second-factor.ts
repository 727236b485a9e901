import type { Tx } from "../../db/database.ts";
import type { Services } from "../../http/context.ts";
import { spendRecoveryCode, takeStep } from "./operator-sessions.repository.ts";
import type { LoginRow } from "./operators.repository.ts";
import { aboutSecondFactor, hashRecoveryCode, stepOf } from "./second-factor.ts";

/** Worked through when there is nobody, so that the answer takes as long. */
const NOBODYS_SECRET = "00".repeat(20);

/** The half minute whose code this is; `null`: none of now, so it may be a recovery code. */
export function stepOfLogin(
  { sealing, now }: Pick<Services, "sealing" | "now">,
  login: LoginRow | null,
  code: string,
): number | null {
  const secret = login
    ? sealing.open({ keyId: login.totp_key_id, sealed: login.totp_sealed }, aboutSecondFactor(login.id))
    : NOBODYS_SECRET;
  return stepOf(secret, code, now());
}

/** Whether the code was good and not used yet; now it is used up. */
export function isSecondFactor(
  tx: Tx,
  operatorId: number,
  { code, step, now }: { code: string; step: number | null; now: Date },
): Promise<boolean> {
  return step === null
    ? spendRecoveryCode(tx, operatorId, hashRecoveryCode(code), now)
    : takeStep(tx, operatorId, step);
}
