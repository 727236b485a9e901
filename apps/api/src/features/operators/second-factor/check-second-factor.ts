import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import type { LoginRow } from "../operators.repository.ts";
import { aboutSecondFactor, hashRecoveryCode, stepOf } from "./totp-and-recovery-codes.ts";
import { consumeTotpStep, spendRecoveryCode } from "./use-up-second-factor-codes.repository.ts";

/** Secret used for an unknown account, so that the response time is equal. */
const NOBODYS_SECRET = "00".repeat(20);

/** Returns the 30-second step of the code; `null` when it is not a current code, so it may be a recovery code. */
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

/** Uses up a code; returns whether it was valid and unused. */
export function isSecondFactor(
  tx: Tx,
  operatorId: number,
  { code, step, now }: { code: string; step: number | null; now: Date },
): Promise<boolean> {
  return step === null
    ? spendRecoveryCode(tx, operatorId, hashRecoveryCode(code), now)
    : consumeTotpStep(tx, operatorId, step);
}
