/**
 * `handle` of a route. A page with several URLs names the canonical one for search engines and shared links, from its
 * loader's data.
 */
export type PageHandle<Data> = {
  canonicalPath(loaderData: Data): string;
};

/** Handle of pages whose URL is a secret. */
export const SECRET_URL = { isSecret: true } as const;
