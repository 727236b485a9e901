import type { FedProduct } from "@todayfruit/domain/product-feeds/fed-product-types";
import { presentSummary } from "../catalog/product.presenter.ts";
import type { FedProductRow } from "./product-feeds.repository.ts";

/** Presents a product to price comparison sites, with the price and the status of its page. */
export function presentFedProduct(row: FedProductRow, shopUrl: string, now: Date): FedProduct {
  const { id, name, subTitle, productPrice, productStatus, productShippingFee, ...summary } = presentSummary(
    row,
    now,
  );
  const { price, listPrice } = productPrice;
  const freeFrom = summary.freeShippingFeeConditionPrice;
  const { parent, name: categoryName } = summary.category;
  return {
    id,
    name,
    description: row.seo_description ?? (subTitle === "" ? name : subTitle),
    price,
    listPrice,
    inStock: productStatus === "stock_in" || productStatus === "unlimited_stock_in",
    shippingFee: freeFrom > 0 && price >= freeFrom ? 0 : productShippingFee.base,
    url: `${shopUrl}/products/${id}`,
    imageUrl: imageUrlOf(summary.images[0], shopUrl),
    farm: summary.distributor.name,
    origin: row.origin,
    categories: parent ? [parent.name, categoryName] : [categoryName],
    reviewCount: summary.counts.reviews,
  };
}

function imageUrlOf(path: string | undefined, shopUrl: string): string {
  if (path === undefined) throw new Error("A product has a picture");
  return `${shopUrl}/images/720/${path.split("/").map(encodeURIComponent).join("/")}`;
}
