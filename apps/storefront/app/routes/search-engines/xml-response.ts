/**
 * Builds an XML response.
 *
 * @param root root element of the entries, with its namespaces
 */
export function xmlResponse(root: string, entries: readonly string[]): Response {
  const [name] = root.split(" ");
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>\n${entries.join("\n")}\n</${name}>\n`;
  return new Response(body, { headers: { "content-type": "application/xml; charset=utf-8" } });
}

export const SITEMAP_SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
