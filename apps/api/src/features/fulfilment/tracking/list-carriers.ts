import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { findCarriers } from "../shipments-and-carriers.repository.ts";

/** Lists the carriers, and whether the shop tracks their parcels. */
export async function listCarriers(
  _input: Input<"GET /operator/v1/carriers">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/carriers">> {
  const list = await findCarriers(db);
  return ok({
    list: list.map(({ code, name, tracker_id }) => ({ code, name, hasTracking: tracker_id !== null })),
  });
}
