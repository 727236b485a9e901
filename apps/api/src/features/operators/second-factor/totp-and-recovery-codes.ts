import { createHash } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Services } from "../../../http/handler-context-types.ts";

const SECRET_BYTES = 20;
const CODES = 10;
const CODE_BYTES = 10;
const PERIOD_MS = 30_000;
/** Number of neighbouring steps accepted, because clocks of phones differ. */
const WINDOW = 1;

export type NewSecondFactor = {
  /** Hex; sealed before it is stored. */
  secret: string;
  enrolmentUri: string;
  recoveryCodes: string[];
  recoveryHashes: Uint8Array[];
};

/** Generates a secret for an authenticator app (RFC 6238) and ten recovery codes of 80 bits; both are shown once. */
export function newSecondFactor(
  { randomBytes, rules }: Pick<Services, "randomBytes" | "rules">,
  email: string,
): NewSecondFactor {
  const secret = Buffer.from(randomBytes(SECRET_BYTES)).toString("hex");
  const recoveryCodes = Array.from({ length: CODES }, () =>
    Buffer.from(randomBytes(CODE_BYTES)).toString("hex"),
  );
  return {
    secret,
    enrolmentUri: totpOf(secret, email, rules.shopName).toString(),
    recoveryCodes,
    recoveryHashes: recoveryCodes.map(hashRecoveryCode),
  };
}

/**
 * Returns the 30-second step of the code, counted from 1970; `null` when it is not a current one.
 *
 * @param secret hex
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / PERIOD_MS) + delta;
}

/** Returns the code that the app shows at an instant; for tests only. */
export function codeAt(secret: string, at: Date): string {
  return totpOf(secret).generate({ timestamp: at.getTime() });
}

export function hashRecoveryCode(code: string): Uint8Array {
  return createHash("sha256").update(code.trim().toLowerCase()).digest();
}

/** Associated data that binds a sealed secret to its operator. */
export function aboutSecondFactor(operatorId: number): string {
  return `operator ${operatorId}`;
}

function totpOf(secret: string, label = "operator", issuer = "todayfruit"): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: "SHA1",
    digits: 6,
    period: 30,
    secret: Secret.fromHex(secret),
  });
}
