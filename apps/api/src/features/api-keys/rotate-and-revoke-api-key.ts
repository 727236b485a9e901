import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { lockOperators } from "../operators/operators.repository.ts";
import { holdsNot } from "../operators/roles/manage-roles.ts";
import { giveSecret } from "./add-api-key.ts";
import { presentApiKey } from "./api-key.presenter.ts";
import { countApiKeyEdit, findApiKeyRow, readApiKeyRow, revokeApiKeyRow } from "./api-keys.repository.ts";
import { findApiKeyForUpdate } from "./find-api-key-for-update.ts";

type Rotate = "POST /operator/v1/api-keys/{id}/rotate";
type Revoke = "POST /operator/v1/api-keys/{id}/revoke";

const HOUR_MS = 3_600_000;

/**
 * Gives a key a new secret beside the one before, which holds for the overlap. Who rotates sees the secret, so they hold
 * the permissions of the key.
 */
export function rotateApiKey(
  { path: { id }, body }: Input<Rotate>,
  context: OperatorContext,
): Promise<Answer<Rotate>> {
  return context.db.transaction<Answer<Rotate>>(
    async (tx) => {
      const now = context.now();
      const locked = await findApiKeyForUpdate(tx, { id, version: body.version, now });
      if (!locked.ok) return locked;
      if (holdsNot(context, locked.value.permissions)) return refuse("PERMISSION_NOT_HELD");
      const secret = await giveSecret(tx, context, id, new Date(now.getTime() + body.overlapHours * HOUR_MS));
      await countApiKeyEdit(tx, id);
      const [before, key] = [presentApiKey(locked.value), presentApiKey(await readApiKeyRow(tx, id, now))];
      const said = { subject: `API key ${id}`, before, after: key, reason: body.reason };
      await addAction(tx, context, { action: "api-keys.rotate", ...said });
      return ok({ key, secret });
    },
    (result) => result.ok,
  );
}

/** Revokes a key with all of its secrets at once; one that is revoked stays as it is. */
export function revokeApiKey(
  { path: { id }, body }: Input<Revoke>,
  context: OperatorContext,
): Promise<Answer<Revoke>> {
  return context.db.transaction<Answer<Revoke>>(
    async (tx) => {
      const now = context.now();
      await lockOperators(tx);
      const key = await findApiKeyRow(tx, id, now);
      if (!key) return refuse("API_KEY_NOT_FOUND");
      await revokeApiKeyRow(tx, id, now);
      const [before, after] = [presentApiKey(key), presentApiKey(await readApiKeyRow(tx, id, now))];
      const said = { subject: `API key ${id}`, before, after, reason: body.reason };
      await addAction(tx, context, { action: "api-keys.revoke", ...said });
      return ok(after);
    },
    (result) => result.ok,
  );
}
