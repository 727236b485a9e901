import type { Reply } from "@todayfruit/contract/all-calls";
import { variant } from "#variant/brand-settings.ts";
import icon from "#variant/icon-512.png";
import { paths } from "../../../paths.ts";

/** Builds the schema.org Organization of the shop and its WebSite with the search. */
export function shopJsonLd(business: Reply<"GET /v1/shop-settings">["business"], origin: string): object[] {
  const organization = `${origin}/#organization`;
  return [
    {
      "@context": "https://schema.org",
      "@type": "Organization",
      "@id": organization,
      name: variant.displayName,
      legalName: business.companyName,
      url: origin + paths.home,
      logo: origin + icon,
      taxID: business.businessNumber,
      address: { "@type": "PostalAddress", addressCountry: "KR", streetAddress: business.address },
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        telephone: business.phone,
        email: business.email,
        availableLanguage: "ko",
      },
    },
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: variant.displayName,
      url: origin + paths.home,
      inLanguage: "ko",
      publisher: { "@id": organization },
      potentialAction: {
        "@type": "SearchAction",
        target: {
          "@type": "EntryPoint",
          urlTemplate: `${origin}${paths.search}?q={search_term_string}`,
        },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}
