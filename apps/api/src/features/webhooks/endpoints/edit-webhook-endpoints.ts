import type { Input } from "@todayfruit/contract/all-calls";
import { refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { buildRecordHandlers } from "../../record-edits/tables/build-record-handlers.ts";
import { webhookEndpointRecordDefinition } from "./webhook-endpoint-record-definition.ts";

type Add = "POST /operator/v1/webhook-endpoints";
type Edit = "PATCH /operator/v1/webhook-endpoints";
type Remove = "POST /operator/v1/webhook-endpoints/delete";

const RECORD = buildRecordHandlers(webhookEndpointRecordDefinition);

/** Adds endpoints whose addresses the shop may send to; they are sent nothing before they have a secret. */
export async function addWebhookEndpoints(input: Input<Add>, context: OperatorContext): Promise<Answer<Add>> {
  return refuseAddresses(context, input.body.rows) ?? RECORD.add(input, context);
}

/** Edits endpoints; one that is enabled again is sent what waited for it. */
export async function editWebhookEndpoints(
  input: Input<Edit>,
  context: OperatorContext,
): Promise<Answer<Edit>> {
  const wanted = input.body.rows.map(({ set }) => set);
  return refuseAddresses(context, wanted) ?? RECORD.edit(input, context);
}

/** Deletes endpoints with their secrets; deliveries that wait for them are not sent any more. */
export function deleteWebhookEndpoints(
  input: Input<Remove>,
  context: OperatorContext,
): Promise<Answer<Remove>> {
  return RECORD.remove(input, context);
}

function refuseAddresses({ webhooks }: OperatorContext, rows: readonly { url?: string }[]) {
  const fields = rows.flatMap(({ url }, at) =>
    url === undefined || webhooks.isAllowedUrl(url)
      ? []
      : [{ field: `rows.${at}.url`, message: "공개된 https 주소를 적어 주세요" }],
  );
  return fields.length > 0 ? refuse("WEBHOOK_URL_NOT_ALLOWED", { fields }) : null;
}
