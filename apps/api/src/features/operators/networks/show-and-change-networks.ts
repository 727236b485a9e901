import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import { isFromAllowedNetwork } from "../../../http/authentication/is-from-allowed-network.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { explainRefusedRows } from "../../record-edits/explain-refused-rows.ts";
import { findNetworks, lockNetworks, type NetworksRow, setNetworks } from "./allowed-networks.repository.ts";
import { parseNetwork } from "./parse-network.ts";

/** Id of the only list, in the trail. */
const LIST_ID = 1;
const SUBJECT = "allowed networks";

/** Shows the networks from which operators may work. */
export async function showNetworks(
  _input: Input<"GET /operator/v1/allowed-networks">,
  { db, address }: OperatorContext,
): Promise<Answer<"GET /operator/v1/allowed-networks">> {
  const { version, networks } = await findNetworks(db);
  return ok({ version, networks, ownAddress: address });
}

/**
 * Replaces the networks from which operators may work. A list that is not empty has the network of the operator who writes
 * it, so that nobody locks themselves out.
 */
export async function changeNetworks(
  { body, query }: Input<"PUT /operator/v1/allowed-networks">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/allowed-networks">> {
  const wanted = body.networks.map(({ network, note }) => ({ network: parseNetwork(network), note }));
  const fields = wanted.flatMap(({ network }, index) =>
    network === null
      ? [{ field: `networks.${index}.network`, message: "203.0.113.0/24처럼 적어 주세요" }]
      : [],
  );
  if (fields.length > 0) return refuse("NETWORK_INVALID", { fields });
  const networks = wanted.flatMap(({ network, note }) => (network === null ? [] : [{ network, note }]));
  return context.db.transaction<Answer<"PUT /operator/v1/allowed-networks">>(
    async (tx) => {
      await lockNetworks(tx);
      const before = await findNetworks(tx);
      if (before.version !== body.version)
        return refuse("RECORD_CHANGED", { rows: await changed(tx, before) });
      await setNetworks(tx, networks);
      if (!(await keepsOperator(tx, context))) return refuse("OWN_NETWORK_MISSING");
      const after = await findNetworks(tx);
      await addAction(tx, context, {
        action: "operators.allow-networks",
        subject: `${SUBJECT} ${LIST_ID}`,
        before: { networks: before.networks },
        after: { networks: after.networks },
        reason: body.reason,
      });
      return ok({ version: after.version, before: before.networks, after: after.networks });
    },
    (result) => result.ok && query?.dryRun !== true,
  );
}

/** Returns true when the operator may still work from here; a command runs on the server itself. */
async function keepsOperator(tx: Tx, { operator, address }: OperatorContext): Promise<boolean> {
  return operator.source === "command" || isFromAllowedNetwork(tx, address);
}

function changed(tx: Tx, { version, networks }: NetworksRow) {
  return explainRefusedRows(tx, {
    subject: SUBJECT,
    refused: [{ id: LIST_ID, code: "RECORD_CHANGED", field: null }],
    stored: new Map([[LIST_ID, { id: LIST_ID, version, fields: { networks } }]]),
  });
}
