import type { Reply } from "@todayfruit/contract/all-calls";
import { won, ZERO_WON } from "@todayfruit/domain/money/won";
import { computeQuote } from "@todayfruit/domain/pricing/compute-quote";
import type { Quote } from "@todayfruit/domain/pricing/quote-breakdown-types";
import { areaOf, type RemoteAreaRange } from "@todayfruit/domain/shipping/area-of-zonecode";
import { here } from "./look-up-journey-shops.ts";

/** The ranges that journeys use; the shop reads all of them from its database. */
const REMOTE_AREAS: readonly RemoteAreaRange[] = [{ area: "secondary_area", first: 63000, last: 63644 }];

type Product = Reply<"GET /v1/products/{id}">;
type Options = Reply<"GET /v2/products/{id}/options">;

/** Quotes some units of an option at a zonecode by the domain's rule from public data. */
export async function quoteExpectedPrice(
  productId: number,
  optionName: string,
  units: number,
  zonecode: string,
): Promise<Quote> {
  const product = await read<Product>(`/v1/products/${productId}`);
  const { list } = await read<Options>(`/v2/products/${productId}/options`);
  const option = list.find(({ name }) => name === optionName);
  if (!option) throw new Error(`${product.name} has no option ${optionName}`);
  const { price, specialSalePrice, listPrice } = option.productOptionPrice;
  const fee = product.productShippingFee;
  return computeQuote({
    lines: [
      {
        lineId: "1",
        productId,
        optionId: option.id,
        distributorId: product.distributor.id,
        unitPrice: won(specialSalePrice ?? price),
        unitListPrice: won(listPrice),
        units,
        taxStatus: product.productDetail.taxStatus,
        shipping: {
          base: won(fee.base),
          primaryArea: won(fee.primaryArea),
          secondaryArea: won(fee.secondaryArea),
          thirdArea: won(fee.thirdArea),
          unit: product.productDetail.shippingFeeUnit,
          freeFrom: won(product.freeShippingFeeConditionPrice),
          isBundle: product.isBundleByDistributor,
          maxUnitInBox: option.maxUnitInBox,
        },
      },
    ],
    area: areaOf(zonecode, REMOTE_AREAS),
    shippingFeeType: "type03",
    couponDiscount: ZERO_WON,
    usedPoint: ZERO_WON,
  });
}

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(here().shopUrl + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}
