import { randomUUID } from "node:crypto";
import { readSettings } from "../../apps/api/src/env.ts";
import { issueOperatorToken } from "../../apps/api/src/features/operators/issue-operator-token.ts";
import { createOperator } from "../../apps/api/src/features/operators/manage-operators.ts";
import { codeAt } from "../../apps/api/src/features/operators/second-factor/totp-and-recovery-codes.ts";
import type { Services } from "../../apps/api/src/http/handler-context-types.ts";
import { createMetrics } from "../../apps/api/src/http/operations/log-and-measure-requests.ts";
import { createServices } from "../../apps/shop/src/create-services.ts";
import { buildShopDatabaseSettings } from "../load/build-shop-database-settings.ts";
import { here } from "./look-up-journey-shops.ts";

/** Operators of the journeys' shop, created as the command line creates them but without its process. */

/** Account of an operator who has chosen a password, with the code of their authenticator at any time. */
export type OperatorAccount = {
  email: string;
  password: string;
  /** Recovery code for a login. */
  recoveryCode: string;
  /** Another one, for a step-up. */
  stepUpRecoveryCode: string;
  code(): string;
};

/**
 * Creates an operator who need not change the password.
 *
 * @param role role of the account; a manager has all permissions
 */
export async function createSettledManager(role = "manager"): Promise<OperatorAccount> {
  const { account } = await withServices((services) => addOperator(services, role));
  return account;
}

/** Creates a manager and returns a token of theirs. */
export function createManagerToken(): Promise<string> {
  return withServices(async (services) => {
    const { id } = await addOperator(services, "manager");
    const asker = { ...services, address: "", userAgent: "" };
    return (await services.db.transaction((tx) => issueOperatorToken(asker, tx, id, "login"))).token;
  });
}

/** Decodes the base32 secret of an enrolment URL to hex. */
export function hexOf(base32: string): string {
  const bits = [...base32].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return bytes.map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, "0")).join("");
}

let created = 0;

async function addOperator(services: Services, role: string) {
  created += 1;
  const email = `packing${Date.now()}-${created}@todayfruit.example`;
  const password = randomUUID();
  const added = await createOperator(
    { ...services, operator: null, requestId: "journey" },
    { email, name: "김출고", password, roles: [role] },
  );
  if (!added.ok) throw new Error(added.code);
  const { id, enrolmentUri, recoveryCodes } = added.value;
  await services.db.pool.query("update operator set must_change_password = false where id = $1", [id]);
  const secret = hexOf(new URL(enrolmentUri).searchParams.get("secret") ?? "");
  const [recoveryCode = "", stepUpRecoveryCode = ""] = recoveryCodes;
  const code = () => codeAt(secret, new Date());
  return { id, account: { email, password, recoveryCode, stepUpRecoveryCode, code } };
}

/** Runs work with services on the database of the journeys, as the command line has them. */
export async function withServices<T>(run: (services: Services) => Promise<T>): Promise<T> {
  const { DATABASE_URL } = buildShopDatabaseSettings(here().databaseUrl);
  const read = readSettings({ DATABASE_URL, LOG_LEVEL: "error" });
  if ("problems" in read) throw new Error(JSON.stringify(read.problems));
  const services = createServices(
    read.settings,
    { url: DATABASE_URL, directUrl: DATABASE_URL, mode: "direct" },
    here().sandboxUrl,
    createMetrics(),
  );
  try {
    return await run(services);
  } finally {
    await Promise.all(Object.values(services.databases).map((db) => db.close()));
  }
}
