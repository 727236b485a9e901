import type { RefusalDetail } from "@todayfruit/contract/error-body";
import type { OfferRow } from "./offers.repository.ts";

/** Returns the detail of a refusal that names the offers. */
export function refusedOffersDetail(offers: readonly OfferRow[]): RefusalDetail {
  return {
    products: offers.map(({ id, name, option_name, remaining }) => ({
      id,
      name,
      optionName: option_name,
      remaining,
    })),
  };
}
