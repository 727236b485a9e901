import type { Reply } from "@todayfruit/contract/all-calls";
import { isSoldOut } from "../../../../features/catalog/product-card.tsx";
import { paths } from "../../../../paths.ts";
import { imageUrl } from "../../../../ui/media/build-image-urls-and-srcset.ts";
import { returnPolicyJsonLd } from "./return-policy-json-ld.ts";
import { reviewJsonLd } from "./review-json-ld.ts";
import { shippingJsonLd } from "./shipping-json-ld.ts";

type Product = Reply<"GET /v1/products/{id}">;
type Reviews = Reply<"GET /v1/products/{id}/filtered-reviews">["list"];

/** Most reviews of a page, which shows them, too. */
const MOST_REVIEWS = 2;

/**
 * Builds the schema.org Product: price, availability, delivery, return policy, rating and its first reviews.
 *
 * @param now instant of the page, ISO 8601
 */
export function productJsonLd(
  product: Product,
  reviews: Reviews,
  { origin, now }: { origin: string; now: string },
) {
  const { counts, scoreAverage } = product;
  const written = reviews.filter(({ hiddenFor, contents }) => hiddenFor === null && contents !== "");
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
      ...validUntil(product, now),
      itemCondition: "https://schema.org/NewCondition",
      availability: `https://schema.org/${isSoldOut(product) ? "OutOfStock" : "InStock"}`,
      shippingDetails: shippingJsonLd(product, now),
      hasMerchantReturnPolicy: returnPolicyJsonLd(product),
    },
    ...(counts.reviews > 0 && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: scoreAverage,
        reviewCount: counts.reviews,
      },
      ...(written.length > 0 && { review: written.slice(0, MOST_REVIEWS).map(reviewJsonLd) }),
    }),
  };
}

/** Returns the end of the price; nothing for a price without one. */
function validUntil({ productPrice: { timedPrice } }: Product, now: string): { priceValidUntil?: string } {
  return timedPrice && timedPrice.beginsAt <= now ? { priceValidUntil: timedPrice.endsAt } : {};
}
