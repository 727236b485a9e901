import type { Reply } from "@todayfruit/contract/all-calls";
import { daysBetween } from "@todayfruit/domain/calendar/kst";
import { isSoldOut } from "../../../../features/catalog/product-card.tsx";
import { paths } from "../../../../paths.ts";
import { imageUrl } from "../../../../ui/media/image-url.ts";

/** Builds the schema.org Product: price, availability, delivery and rating. */
export function productJsonLd(product: Reply<"GET /v1/products/{id}">, origin: string) {
  const { reviews } = product.counts;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    description: product.seo.description ?? product.subTitle,
    sku: String(product.id),
    image: product.images.map((path) => origin + imageUrl(path, 720)),
    brand: { "@type": "Brand", name: product.distributor.name },
    offers: {
      "@type": "Offer",
      url: origin + paths.product(product.id),
      priceCurrency: "KRW",
      price: product.productPrice.price,
      availability: `https://schema.org/${isSoldOut(product) ? "OutOfStock" : "InStock"}`,
      shippingDetails: shippingDetailsOf(product),
    },
    ...(reviews > 0 && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: product.scoreAverage,
        reviewCount: reviews,
      },
    }),
  };
}

/** Builds the fee and the days between dispatch and arrival, to the mainland. */
function shippingDetailsOf({ deliveryPromise, productShippingFee }: Reply<"GET /v1/products/{id}">) {
  const { dispatchDate, arrivalFrom, arrivalTo } = deliveryPromise;
  return {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: productShippingFee.base, currency: "KRW" },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "KR" },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      transitTime: {
        "@type": "QuantitativeValue",
        minValue: daysBetween(dispatchDate, arrivalFrom),
        maxValue: daysBetween(dispatchDate, arrivalTo),
        unitCode: "DAY",
      },
    },
  };
}
