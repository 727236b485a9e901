/**
 * Builds the schema.org BreadcrumbList of a page.
 *
 * @param trail from the home to the page itself
 */
export function breadcrumbJsonLd(origin: string, trail: readonly { name: string; path: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
