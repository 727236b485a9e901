import { type TSchema, Type } from "typebox";
import { Value } from "typebox/value";

/** Structured data as Google Search requires it (developers.google.com/search/docs/appearance/structured-data). */

const typed = <const P extends Record<string, TSchema>>(type: string, properties: P) =>
  Type.Object({ "@type": Type.Literal(type), ...properties }, { additionalProperties: false });
const root = <const P extends Record<string, TSchema>>(type: string, properties: P) =>
  typed(type, { "@context": Type.Literal("https://schema.org"), ...properties });
const Url = Type.String({ pattern: "^https?://[^\\s/]+/\\S*$" });
const Filled = Type.String({ minLength: 1, pattern: "\\S" });
const Days = typed("QuantitativeValue", {
  minValue: Type.Integer({ minimum: 0 }),
  maxValue: Type.Integer({ minimum: 0 }),
  unitCode: Type.Literal("DAY"),
});
const Country = Type.Literal("KR");
const word = (...values: string[]) => Type.Enum(values.map((value) => `https://schema.org/${value}`));

const ShippingDetails = typed("OfferShippingDetails", {
  shippingRate: typed("MonetaryAmount", {
    value: Type.Integer({ minimum: 0 }),
    currency: Type.Literal("KRW"),
  }),
  shippingDestination: typed("DefinedRegion", { addressCountry: Country }),
  deliveryTime: typed("ShippingDeliveryTime", { handlingTime: Days, transitTime: Days }),
});

const policy = {
  applicableCountry: Country,
  returnPolicyCountry: Country,
  itemDefectReturnFees: word("FreeReturn"),
};
const ReturnPolicy = Type.Union([
  typed("MerchantReturnPolicy", { ...policy, returnPolicyCategory: word("MerchantReturnNotPermitted") }),
  typed("MerchantReturnPolicy", {
    ...policy,
    returnPolicyCategory: word("MerchantReturnFiniteReturnWindow"),
    merchantReturnDays: Type.Integer({ minimum: 1 }),
    returnMethod: word("ReturnByMail"),
    returnFees: word("ReturnFeesCustomerResponsibility"),
  }),
]);

const Stars = { ratingValue: Type.Number({ minimum: 1, maximum: 5 }) };
const Review = typed("Review", {
  author: typed("Person", { name: Filled }),
  datePublished: Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" }),
  reviewBody: Type.String({ minLength: 1, maxLength: 400 }),
  reviewRating: typed("Rating", { ...Stars, bestRating: Type.Literal(5), worstRating: Type.Literal(1) }),
});

/** Schemas of the structured data of the shop's pages by type. */
export const SCHEMAS: Readonly<Record<string, TSchema>> = {
  Product: root("Product", {
    name: Filled,
    description: Filled,
    sku: Filled,
    image: Type.Array(Url, { minItems: 1 }),
    brand: typed("Brand", { name: Filled }),
    offers: typed("Offer", {
      url: Url,
      priceCurrency: Type.Literal("KRW"),
      price: Type.Integer({ minimum: 1 }),
      priceValidUntil: Type.Optional(Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z$" })),
      itemCondition: word("NewCondition"),
      availability: word("InStock", "OutOfStock"),
      shippingDetails: ShippingDetails,
      hasMerchantReturnPolicy: ReturnPolicy,
    }),
    aggregateRating: Type.Optional(
      typed("AggregateRating", { ...Stars, reviewCount: Type.Integer({ minimum: 1 }) }),
    ),
    review: Type.Optional(Type.Array(Review, { minItems: 1 })),
  }),
  BreadcrumbList: root("BreadcrumbList", {
    itemListElement: Type.Array(
      typed("ListItem", { position: Type.Integer({ minimum: 1 }), name: Filled, item: Url }),
      { minItems: 2 },
    ),
  }),
  Organization: root("Organization", {
    "@id": Url,
    name: Filled,
    legalName: Filled,
    url: Url,
    logo: Url,
    taxID: Type.String({ pattern: "^\\d{3}-\\d{2}-\\d{5}$" }),
    address: typed("PostalAddress", { addressCountry: Country, streetAddress: Filled }),
    contactPoint: typed("ContactPoint", {
      contactType: Filled,
      telephone: Filled,
      email: Filled,
      availableLanguage: Type.Literal("ko"),
    }),
  }),
  WebSite: root("WebSite", {
    name: Filled,
    url: Url,
    inLanguage: Type.Literal("ko"),
    publisher: Type.Object({ "@id": Url }),
    potentialAction: typed("SearchAction", {
      target: typed("EntryPoint", { urlTemplate: Type.String({ pattern: "\\{search_term_string\\}$" }) }),
      "query-input": Type.Literal("required name=search_term_string"),
    }),
  }),
  ItemList: root("ItemList", {
    name: Filled,
    numberOfItems: Type.Integer({ minimum: 1 }),
    itemListElement: Type.Array(typed("ListItem", { position: Type.Integer({ minimum: 1 }), url: Url }), {
      minItems: 1,
    }),
  }),
};

export type StructuredData = { "@type": string } & Record<string, unknown>;

/** Reads the structured data of a page, in its order. */
export function structuredDataOf(html: string): StructuredData[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, json = ""]) => JSON.parse(json) as StructuredData);
}

/** Lists what Google's rules miss in the structured data of a page. */
export function listStructuredDataProblems(html: string): string[] {
  return structuredDataOf(html).flatMap((data) => {
    const schema = SCHEMAS[data["@type"]];
    if (!schema) return [`${data["@type"]} has no schema`];
    return [...Value.Errors(schema, data)].map(
      ({ instancePath, message }) => `${data["@type"]}${instancePath}: ${message}`,
    );
  });
}
