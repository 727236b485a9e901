import type { Reply } from "@todayfruit/contract/all-calls";
import { CHANGED_MIND_DAYS } from "@todayfruit/domain/returns/can-request-return";

const ALL = { "@type": "MerchantReturnPolicy", applicableCountry: "KR", returnPolicyCountry: "KR" } as const;
/** Goods that are spoiled, broken or wrong cost the buyer nothing. */
const OF_DEFECTS = { itemDefectReturnFees: "https://schema.org/FreeReturn" } as const;

/** Builds the return policy of a change of mind: none for fresh food, a week at the buyer's cost for the rest. */
export function returnPolicyJsonLd({ productDetail }: Reply<"GET /v1/products/{id}">) {
  // Unprocessed food is tax-free, and no other goods are.
  if (productDetail.taxStatus === "tax_free") {
    return { ...ALL, returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted", ...OF_DEFECTS };
  }
  return {
    ...ALL,
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: CHANGED_MIND_DAYS,
    returnMethod: "https://schema.org/ReturnByMail",
    returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
    ...OF_DEFECTS,
  };
}
