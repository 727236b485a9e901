import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { afterMonths, kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";
import { computePurchaseRhythm } from "@todayfruit/domain/reorders/compute-purchase-rhythm";
import { KEPT_PURCHASE_STATUSES } from "@todayfruit/domain/reorders/kept-purchase-statuses";
import { splitDueRepeatPurchases } from "@todayfruit/domain/reorders/split-due-repeat-purchases";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { findOffers } from "../offers/find-offers.repository.ts";
import { presentBoughtOption } from "./bought-option.presenter.ts";
import {
  findLastOrder,
  type LastOrderRow,
  listRepeatPurchases,
} from "./find-purchases-to-repeat.repository.ts";

type Shown = Reply<"GET /v1/app-users/repeat-purchases">;

/** Months of orders that are read: three years, so that what is bought once a year is found. */
const MONTHS = 36;
const MOST = 60;
/** Pictures of the last order. */
const PICTURES = 3;

/**
 * Lists what a member bought twice or more, paid for and kept, apart from gifts: what is due first. Products that are
 * not sold any more are left out. Three statements besides the buyer's.
 */
export async function showRepeatPurchases(
  _input: Input<"GET /v1/app-users/repeat-purchases">,
  context: BuyerContext,
): Promise<Answer<"GET /v1/app-users/repeat-purchases">> {
  const { db, buyer } = context;
  const now = context.now();
  const today = kstDateOf(now.toISOString());
  const search = { userId: buyer.id, statuses: KEPT_PURCHASE_STATUSES };
  const since = new Date(kstMidnight(afterMonths(today, -MONTHS)));
  const [rows, lastOrder] = await Promise.all([
    listRepeatPurchases(db, { ...search, since, take: MOST }),
    findLastOrder(db, { ...search, pictures: PICTURES }),
  ]);
  const optionIds = rows.map(({ option_id }) => option_id);
  const offers = await findOffers(db, optionIds, buyer.id);
  const list = rows.map((row) => {
    const shown = presentBoughtOption(row, offers.get(row.option_id), context, now);
    const days = row.days ?? [];
    return {
      shown,
      purchases: row.purchases,
      lastOn: days.at(-1) ?? today,
      rhythm: computePurchaseRhythm(days, today),
      canBeBought: shown.block === null,
    };
  });
  const { due, others } = splitDueRepeatPurchases(
    list.filter(({ shown }) => shown.block !== "PRODUCT_NOT_ON_SALE"),
  );
  return ok({ due: due.map(present), others: others.map(present), lastOrder: presentLastOrder(lastOrder) });

  function present({ shown, purchases, lastOn, rhythm }: (typeof list)[number]): Shown["due"][number] {
    return { ...shown, purchases, lastOn, intervalDays: rhythm?.intervalDays ?? null };
  }
}

function presentLastOrder(row: LastOrderRow | null): Shown["lastOrder"] {
  if (!row) return null;
  return {
    id: row.id,
    orderedOn: kstDateOf(row.created_at.toISOString()),
    orderName: row.order_name,
    images: row.images ?? [],
  };
}
