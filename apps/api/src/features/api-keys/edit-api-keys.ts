import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { holdsNot } from "../operators/roles/manage-roles.ts";
import { presentApiKey } from "./api-key.presenter.ts";
import { readApiKeyRow, setApiKey, setApiKeyPermissions } from "./api-keys.repository.ts";
import { findApiKeyForUpdate } from "./find-api-key-for-update.ts";
import { parseNetworks } from "./parse-networks.ts";

type Call = "PATCH /operator/v1/api-keys";
type Row = Input<Call>["body"]["rows"][number];
type Edited = Reply<Call>["rows"];

/** Changes name, permissions, networks and expiry of keys, all of them or none; added permissions are the operator's own. */
export async function editApiKeys(
  { body, query }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const ids = body.rows.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return refuse("RECORD_REPEATED");
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const rows: Edited = [];
      for (const [at, row] of body.rows.toSorted((a, b) => a.id - b.id).entries()) {
        const edited = await editApiKey(tx, context, {
          row,
          field: `rows.${at}.set.networks`,
          reason: body.reason,
        });
        if (!edited.ok) return edited;
        rows.push(...edited.value.rows);
      }
      return ok({ rows });
    },
    (result) => result.ok && query?.dryRun !== true,
  );
}

async function editApiKey(
  tx: Tx,
  context: OperatorContext,
  { row: { id, version, set }, field, reason }: { row: Row; field: string; reason: string },
): Promise<Answer<Call>> {
  const now = context.now();
  const locked = await findApiKeyForUpdate(tx, { id, version, now });
  if (!locked.ok) return locked;
  const key = locked.value;
  const permissions = set.permissions ?? key.permissions;
  if (
    holdsNot(
      context,
      permissions.filter((permission) => !key.permissions.includes(permission)),
    )
  )
    return refuse("PERMISSION_NOT_HELD");
  const networks = parseNetworks(set.networks ?? key.networks, field);
  if (!networks.ok) return networks;
  const expiresAt = set.expiresAt === undefined ? key.expires_at : dateOf(set.expiresAt);
  if (set.expiresAt && expiresAt !== null && expiresAt <= now) return refuse("API_KEY_EXPIRY_PAST");
  const before = presentApiKey(key);
  await setApiKey(tx, id, { name: set.name?.trim() ?? key.name, networks: networks.value, expiresAt });
  await setApiKeyPermissions(tx, id, permissions);
  const after = presentApiKey(await readApiKeyRow(tx, id, now));
  await addAction(tx, context, {
    action: "api-keys.change",
    subject: `API key ${id}`,
    before,
    after,
    reason,
  });
  return ok({ rows: [{ before, after }] });
}

function dateOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}
