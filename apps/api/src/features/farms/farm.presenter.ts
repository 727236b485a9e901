import type { Reply } from "@todayfruit/contract/all-calls";
import { onTimePercent } from "@todayfruit/domain/farms/compute-on-time-percent";
import { presentSummary } from "../catalog/product.presenter.ts";
import type { SummaryRow } from "../catalog/product-summary.sql.ts";
import type { FarmRow } from "./find-farms.repository.ts";

/** Answers below which no time to an answer is shown. */
const LEAST_ANSWERS = 3;

/** Presents a farm with the products that it sells now. */
export function presentFarm(
  row: FarmRow,
  products: readonly SummaryRow[],
  now: Date,
): Reply<"GET /v1/farms/{id}"> {
  const { punctuality, answers } = row;
  return {
    id: row.id,
    name: row.name,
    region: row.region,
    greeting: row.greeting,
    image: row.image,
    categories: row.categories,
    followers: row.followers,
    punctuality: punctuality !== null && onTimePercent(punctuality) !== null ? punctuality : null,
    answerHours: answers.count >= LEAST_ANSWERS ? answers.hours : null,
    reviews: { count: row.reviews, scoreAverage: row.score_average },
    seasons: row.seasons,
    dispatch: {
      orderCutoffTime: row.order_cutoff_time,
      shippingWeekdays: row.shipping_weekdays,
      baseShippingFee: row.base_shipping_fee,
      freeShippingFeeConditionPrice: row.free_shipping_from,
      deliveryCompanyName: row.delivery_company_name,
    },
    answered: row.answered,
    list: products.map((product) => presentSummary(product, now)),
  };
}
