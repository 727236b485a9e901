import type { Reply } from "@todayfruit/contract/all-calls";

type Found = Reply<"GET /v1/products/search">["list"][number];
type Product = Reply<"GET /v1/products/{id}">;
type Options = Reply<"GET /v2/products/{id}/options">["list"];

/** Statuses in which a product can be bought. */
const IN_STOCK: readonly string[] = ["stock_in", "unlimited_stock_in"];

/** Presents a product of a list: the facts of its card on a page, prices in 원. */
export function presentFoundProduct(product: Found | Product, shopUrl: string) {
  const { productPrice, productShippingFee, counts, distributor, category } = product;
  return {
    productId: product.id,
    name: product.name,
    summary: product.subTitle,
    price: productPrice.price,
    listPrice: productPrice.listPrice,
    unitPrice: product.unitPrice,
    isInStock: IN_STOCK.includes(product.productStatus),
    shippingFee: productShippingFee.base,
    freeShippingFrom: product.freeShippingFeeConditionPrice || null,
    score: product.scoreAverage,
    reviews: counts.reviews,
    farm: distributor.name,
    region: distributor.region,
    category: category.parent ? `${category.parent.name} > ${category.name}` : category.name,
    url: `${shopUrl}/products/${product.id}`,
  };
}

/** Presents a product with its options, delivery and origin. */
export function presentProduct(product: Product, options: Options, shopUrl: string) {
  const { deliveryPromise, undeliverable, productShippingFee } = product;
  return {
    ...presentFoundProduct(product, shopUrl),
    options: options.map((option) => ({
      optionId: option.id,
      name: option.name,
      price: option.productOptionPrice.specialSalePrice ?? option.productOptionPrice.price,
      listPrice: option.productOptionPrice.listPrice,
      unitPrice: option.unitPrice,
      isInStock: option.isAvailable,
      remaining: option.remaining,
      shipmentDate: option.shipmentDate,
      arrival: arrivalOf(option.deliveryPromise),
    })),
    arrival: arrivalOf(deliveryPromise),
    extraShippingFee: { jeju: productShippingFee.secondaryArea, islands: productShippingFee.thirdArea },
    isUndeliverable: { jeju: undeliverable.secondaryArea, islands: undeliverable.thirdArea },
    origin: product.origin,
    storage: product.storage,
    expiry: product.expiryNote,
    season: product.seasonNote,
  };
}

function arrivalOf({ dispatchDate, arrivalFrom, arrivalTo }: Product["deliveryPromise"]) {
  return { dispatchDate, from: arrivalFrom, to: arrivalTo };
}
