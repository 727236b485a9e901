import { randomUUID } from "node:crypto";
import { createOperator } from "@todayfruit/api/features/operators/manage-operators";
import { findOperatorLogin, listOperators } from "@todayfruit/api/features/operators/operators.repository";
import {
  aboutSecondFactor,
  codeAt,
} from "@todayfruit/api/features/operators/second-factor/totp-and-recovery-codes";
import type { Services } from "@todayfruit/api/http/handler-context-types";
import { refusalMessage } from "@todayfruit/contract/refusals";

/** Account of the first manager of a demonstration. */
export const MANAGER_EMAIL = "manager@todayfruit.example";
const PASSWORD_BYTES = 15;

/**
 * Adds the first manager to a demonstration without operators; returns the password, which is shown once, or `null` where
 * there are operators already. They choose a password of their own at the first login.
 */
export async function addDemonstrationManager(services: Services): Promise<string | null> {
  if ((await listOperators(services.db)).length > 0) return null;
  const password = Buffer.from(services.randomBytes(PASSWORD_BYTES)).toString("base64url");
  const created = await createOperator(
    { ...services, operator: null, requestId: `start ${randomUUID()}` },
    { email: MANAGER_EMAIL, name: "책임자", password, roles: ["manager"] },
  );
  if (!created.ok) throw new Error(refusalMessage(created.code));
  return password;
}

/** Returns the six digits that the manager's authenticator shows now; `null` where the account is not there. */
export async function managerCode({
  db,
  sealing,
  now,
}: Pick<Services, "db" | "sealing" | "now">): Promise<{ account: string; code: string } | null> {
  const login = await findOperatorLogin(db, MANAGER_EMAIL);
  if (!login) return null;
  const sealed = { keyId: login.totp_key_id, sealed: login.totp_sealed };
  return { account: MANAGER_EMAIL, code: codeAt(sealing.open(sealed, aboutSecondFactor(login.id)), now()) };
}
