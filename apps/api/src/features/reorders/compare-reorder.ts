import type { Input } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { endedIn } from "@todayfruit/domain/farms/write-and-find-harvest-seasons";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { findClosestAlternatives } from "../catalog/alternatives/find-closest-alternatives.ts";
import { findOffers } from "../offers/find-offers.repository.ts";
import { findAccessibleOrder } from "../orders/order.policy.ts";
import { presentBoughtOption } from "./bought-option.presenter.ts";
import { listOrderedLines, type OrderedLineRow } from "./ordered-lines.repository.ts";

/**
 * Compares an order, or one line of it, with what it costs now: price, stock, and one product instead of each that
 * cannot be bought. Four statements besides the buyer's.
 */
export async function compareReorder(
  { path, query }: Input<"GET /v1/app-users/orders/{id}/reorder">,
  context: BuyerContext,
): Promise<Answer<"GET /v1/app-users/orders/{id}/reorder">> {
  const { db, buyer } = context;
  const now = context.now();
  const today = kstDateOf(now.toISOString());
  if (!(await findAccessibleOrder(db, context, path.id))) return refuse("ORDER_NOT_FOUND");
  const rows = await listOrderedLines(db, path.id, query?.orderProductId ?? null);
  const [first] = rows;
  if (!first) return refuse("ORDER_NOT_FOUND");
  const offers = await findOffers(
    db,
    rows.map(({ option_id }) => option_id),
    buyer.id,
  );
  const lines = rows.map((row) => ({
    ...presentBoughtOption(row, offers.get(row.option_id), context, now),
    units: row.units,
    endedSeason: endedSeasonOf(row, today),
  }));
  const alternatives = await findClosestAlternatives(db, {
    of: lines.filter(({ block }) => block !== null).map(({ product }) => product.id),
    except: lines.map(({ product }) => product.id),
    now,
  });
  return ok({
    orderedOn: kstDateOf(first.created_at.toISOString()),
    lines: lines.map((line) => ({ ...line, alternative: alternatives.get(line.product.id) ?? null })),
  });
}

function endedSeasonOf(
  { season_name: name, season_months: months }: OrderedLineRow,
  today: string,
): { name: string; month: number } | null {
  const month = endedIn(months ?? [], Number(today.slice(5, 7)));
  return name === null || month === null ? null : { name, month };
}
