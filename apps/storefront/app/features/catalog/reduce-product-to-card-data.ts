import type { ProductSummary } from "./product-summary-types.ts";

/** Kind of a product's sale and its dates. */
export type SaleDates = Pick<
  ProductSummary["productSaleType"],
  "saleType" | "comingSoonDate" | "limitedPeriodBegin" | "limitedPeriodEnd"
>;

/** Fields of a product that its cards show; a whole summary has them too. */
export type ProductCardData = Pick<
  ProductSummary,
  | "id"
  | "name"
  | "productStatus"
  | "unitPrice"
  | "scoreAverage"
  | "isExclusive"
  | "isAppOnly"
  | "labelRecommend"
  | "labelShippingMethod"
> & {
  /** Paths; a card shows the first. */
  images: readonly string[];
  productPrice: Pick<ProductSummary["productPrice"], "price" | "listPrice">;
  counts: Pick<ProductSummary["counts"], "reviews">;
  productSaleType: SaleDates;
  productShippingFee: Pick<ProductSummary["productShippingFee"], "base">;
  distributor: Pick<ProductSummary["distributor"], "name">;
  category: { id: number; parent: { id: number } | null };
};

/**
 * Reduces a summary to what its cards show, for the data of a page: they are a third of its bytes, and are written,
 * compressed, sent and read again for every page.
 */
export function reduceProductToCardData(summary: ProductSummary): ProductCardData {
  const { productPrice, productSaleType: sale, category } = summary;
  return {
    id: summary.id,
    name: summary.name,
    images: summary.images.slice(0, 1),
    productStatus: summary.productStatus,
    productPrice: { price: productPrice.price, listPrice: productPrice.listPrice },
    unitPrice: summary.unitPrice,
    scoreAverage: summary.scoreAverage,
    counts: { reviews: summary.counts.reviews },
    isExclusive: summary.isExclusive,
    isAppOnly: summary.isAppOnly,
    labelRecommend: summary.labelRecommend,
    labelShippingMethod: summary.labelShippingMethod,
    productShippingFee: { base: summary.productShippingFee.base },
    productSaleType: {
      saleType: sale.saleType,
      comingSoonDate: sale.comingSoonDate,
      limitedPeriodBegin: sale.limitedPeriodBegin,
      limitedPeriodEnd: sale.limitedPeriodEnd,
    },
    distributor: { name: summary.distributor.name },
    category: { id: category.id, parent: category.parent && { id: category.parent.id } },
  };
}
