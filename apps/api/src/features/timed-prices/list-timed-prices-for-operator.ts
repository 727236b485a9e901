import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { presentTimedPrice } from "./timed-price.presenter.ts";
import { listOpenTimedPrices } from "./timed-prices.repository.ts";

/** Lists the timed prices that hold or will hold, the first to begin first. */
export async function listTimedPricesForOperator(
  { query }: Input<"GET /operator/v1/timed-prices">,
  { db, now }: OperatorContext,
): Promise<Answer<"GET /operator/v1/timed-prices">> {
  const rows = await listOpenTimedPrices(db, now(), query?.productId ?? null);
  return ok({ list: rows.map(presentTimedPrice) });
}
