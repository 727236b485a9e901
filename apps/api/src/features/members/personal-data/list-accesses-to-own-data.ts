import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { listAccesses } from "./accesses.repository.ts";

const MOST = 100;

/** Lists to a member when and why their data were unmasked, without the names of the operators. */
export async function listAccessesToOwnData(
  _input: Input<"GET /v1/app-users/personal-data-accesses">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/personal-data-accesses">> {
  const rows = await listAccesses(db, buyer.id, MOST);
  return ok({
    list: rows.map(({ at, until, reason, order_id }) => ({
      at: at.toISOString(),
      until: until?.toISOString() ?? null,
      reason,
      orderId: order_id,
    })),
  });
}
