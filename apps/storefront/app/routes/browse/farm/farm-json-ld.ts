import type { Reply } from "@todayfruit/contract/all-calls";
import { paths } from "../../../paths.ts";
import { imageUrl } from "../../../ui/media/build-image-urls-and-srcset.ts";

/** Describes a farm for search engines (schema.org/Organization), with what it sells. */
export function farmJsonLd(farm: Reply<"GET /v1/farms/{id}">, origin: string): object {
  const { count, scoreAverage } = farm.reviews;
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: farm.name,
    description: farm.greeting,
    url: origin + paths.farm(farm.id),
    address: { "@type": "PostalAddress", addressCountry: "KR", addressRegion: farm.region },
    ...(farm.image && { image: origin + imageUrl(farm.image, 720) }),
    ...(count > 0 && {
      aggregateRating: { "@type": "AggregateRating", ratingValue: scoreAverage, reviewCount: count },
    }),
    makesOffer: farm.list.map(({ id, name, productPrice }) => ({
      "@type": "Offer",
      price: productPrice.price,
      priceCurrency: "KRW",
      itemOffered: { "@type": "Product", name, url: origin + paths.product(id) },
    })),
  };
}
