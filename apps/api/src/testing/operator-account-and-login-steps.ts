import { CONFIRMATION_HEADER } from "@todayfruit/contract/accounts/confirm-purposes";
import type { Permission } from "@todayfruit/domain/operators/permissions";
import { createOperator } from "../features/operators/manage-operators.ts";
import { codeAt } from "../features/operators/second-factor/totp-and-recovery-codes.ts";
import { select } from "./read-and-set-shop-state.ts";
import type { TestShop } from "./test-shop.ts";

/** Operators with their roles: created, logged in and stepped up. */

export const OPERATOR_PASSWORD = "a ladder in the orchard";

let made = 0;

export type MadeOperator = { id: number; email: string; secret: string; recoveryCodes: string[] };

/** Creates an operator as the command line does, with a password of the operator's own choice. */
export async function makeOperator(
  shop: TestShop,
  roles: string[] = ["manager"],
  distributorIds: number[] = [],
): Promise<MadeOperator> {
  made += 1;
  const email = `operator${made}@todayfruit.example`;
  const created = await createOperator(
    { ...shop.services, operator: null, requestId: "test" },
    { email, name: `담당 ${made}`, password: OPERATOR_PASSWORD, roles, distributorIds },
  );
  if (!created.ok) throw new Error(created.code);
  const { id, enrolmentUri, recoveryCodes } = created.value;
  await select(shop, "update operator set must_change_password = false where id = $1", [id]);
  return { id, email, secret: secretOf(enrolmentUri), recoveryCodes };
}

/** Logs an operator in, with a role or with exactly these permissions. */
export async function operator(shop: TestShop, role: string | readonly Permission[] = "manager") {
  const name = typeof role === "string" ? role : await roleOf(shop, role);
  return logIn(shop, await makeOperator(shop, [name]));
}

/** Logs an operator of farms in. */
export async function farmOperator(shop: TestShop, distributorIds: number[]) {
  return logIn(shop, await makeOperator(shop, ["distributor"], distributorIds));
}

async function logIn(shop: TestShop, own: MadeOperator) {
  const code = codeAt(own.secret, shop.clock.now);
  const { reply } = await shop.call(null, "POST /operator/v1/tokens", {
    body: { email: own.email, password: OPERATOR_PASSWORD, code },
  });
  return { ...own, token: reply.token };
}

/**
 * Steps a session up with its operator's next recovery code, and when all are used with the code of the app, which works
 * once in half a minute; returns the header for a call.
 */
export async function steppedUp(
  shop: TestShop,
  { token, recoveryCodes, secret }: Pick<MadeOperator, "recoveryCodes" | "secret"> & { token: string },
): Promise<Record<string, string>> {
  const body = { password: OPERATOR_PASSWORD, code: recoveryCodes.shift() ?? codeAt(secret, shop.clock.now) };
  const { reply } = await shop.call(token, "POST /operator/v1/step-ups", { body });
  return { [CONFIRMATION_HEADER]: reply.confirmation };
}

async function roleOf(shop: TestShop, permissions: readonly Permission[]): Promise<string> {
  const letters = [...String(made)].map((digit) => "abcdefghij"[Number(digit)]).join("");
  const role = `test-${letters}`;
  await select(shop, "insert into operator_role (name, title) values ($1, '시험') on conflict do nothing", [
    role,
  ]);
  await select(shop, "insert into role_permission select $1, unnest($2::text[]) on conflict do nothing", [
    role,
    permissions,
  ]);
  return role;
}

/** Returns the secret of an enrolment address, in hex. */
function secretOf(uri: string): string {
  const base32 = new URL(uri).searchParams.get("secret") ?? "";
  const bits = [...base32].map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter));
  const all = bits.map((value) => value.toString(2).padStart(5, "0")).join("");
  const bytes = all.match(/.{8}/g) ?? [];
  return bytes.map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, "0")).join("");
}

/** Makes an API key with permissions, of the shop or of farms; returns its secret, which holds however late it becomes. */
export async function apiKey(
  shop: TestShop,
  permissions: readonly Permission[],
  distributorIds?: number[],
): Promise<string> {
  const boss = await operator(shop);
  const body = {
    name: "창고",
    permissions: [...permissions],
    reason: "시험",
    ...(distributorIds && { distributorIds }),
  };
  const headers = await steppedUp(shop, boss);
  const { reply } = await shop.call(
    boss.token,
    "POST /operator/v1/api-keys",
    { body: body as never },
    headers,
  );
  return reply.secret;
}
