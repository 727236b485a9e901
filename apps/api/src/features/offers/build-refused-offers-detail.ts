import type { RefusalDetail } from "@todayfruit/contract/error-body";
import type { OfferRow } from "./find-offers.repository.ts";

/** Returns the detail of a refusal that names the offers. */
export function buildRefusedOffersDetail(offers: readonly OfferRow[]): RefusalDetail {
  return {
    products: offers.map(({ id, name, option_name, remaining }) => ({
      id,
      name,
      optionName: option_name,
      remaining,
    })),
  };
}
