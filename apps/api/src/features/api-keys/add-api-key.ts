import type { Input } from "@todayfruit/contract/all-calls";
import { MOST_API_KEYS } from "@todayfruit/domain/operators/role-network-api-key-limits";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import { hashToken } from "../../http/authentication/read-and-hash-bearer-token.ts";
import { newApiKeySecret } from "../../http/authentication/write-and-check-api-key-secret.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { lockOperators, setFarms } from "../operators/operators.repository.ts";
import { holdsNot } from "../operators/roles/manage-roles.ts";
import { presentApiKey } from "./api-key.presenter.ts";
import {
  addApiKey,
  addApiKeySecret,
  countApiKeys,
  readApiKeyRow,
  setApiKeyPermissions,
} from "./api-keys.repository.ts";
import { parseNetworks } from "./parse-networks.ts";

type Call = "POST /operator/v1/api-keys";

/** Makes an API key with permissions that the operator holds; its secret is returned only here. */
export async function addNewApiKey({ body }: Input<Call>, context: OperatorContext): Promise<Answer<Call>> {
  const networks = parseNetworks(body.networks ?? [], "networks");
  if (!networks.ok) return networks;
  const now = context.now();
  const expiresAt = body.expiresAt ? new Date(body.expiresAt) : null;
  if (expiresAt !== null && expiresAt <= now) return refuse("API_KEY_EXPIRY_PAST");
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      await lockOperators(tx);
      if (holdsNot(context, body.permissions)) return refuse("PERMISSION_NOT_HELD");
      if ((await countApiKeys(tx, now)) >= MOST_API_KEYS) return refuse("API_KEYS_FULL");
      const { id, operator_id } = await addApiKey(tx, {
        name: body.name.trim(),
        isOfFarms: body.distributorIds !== undefined,
        networks: networks.value,
        createdBy: context.operator.id,
        now,
        expiresAt,
      });
      await setApiKeyPermissions(tx, id, body.permissions);
      if (!(await setFarms(tx, operator_id, body.distributorIds ?? []))) return refuse("DISTRIBUTOR_UNKNOWN");
      const secret = await giveSecret(tx, context, id, now);
      const key = presentApiKey(await readApiKeyRow(tx, id, now));
      await addAction(tx, context, {
        action: "api-keys.add",
        subject: `API key ${id}`,
        before: null,
        after: key,
        reason: body.reason,
      });
      return ok({ key, secret });
    },
    (result) => result.ok,
  );
}

const HINT_LETTERS = 4;

/** Gives a key a new secret, of which the hash is stored; the one before ends at `endsAt`. */
export async function giveSecret(
  tx: Tx,
  { randomBytes, now }: Pick<OperatorContext, "randomBytes" | "now">,
  id: number,
  endsAt: Date,
): Promise<string> {
  const secret = newApiKeySecret(randomBytes);
  const hint = secret.slice(-HINT_LETTERS);
  await addApiKeySecret(tx, id, { hash: hashToken(secret), hint, now: now(), endsAt });
  return secret;
}
