import createOpenApiClient, { type Client } from "openapi-fetch";
import type { OperatorPaths, ShopPaths } from "./paths.ts";

export type ShopClient = Client<ShopPaths, "application/json">;
export type OperatorClient = Client<OperatorPaths, "application/json">;

export type ClientOptions = {
  /** Address of the shop, e.g. `https://todayfruit.kr`. */
  baseUrl: string;
  /** Token of a guest or a member, or the API key of another system; a function is asked before each call. */
  token?: string | (() => string | null);
  /** Sends the requests instead of the platform's `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
};

/**
 * Creates a client of the shoppers' calls. A call resolves to `data`, or to `error` with the shop's code and Korean
 * sentence; it throws only when there is no answer.
 *
 * @example
 * const shop = createShopClient({ baseUrl: "https://todayfruit.kr" });
 * const { data, error } = await shop.GET("/v1/products/{id}", { params: { path: { id: 20 } } });
 */
export function createShopClient(options: ClientOptions): ShopClient {
  return createClient<ShopPaths>(options);
}

/** Creates a client of the operators' calls, for another system with its API key. */
export function createOperatorClient(options: ClientOptions): OperatorClient {
  return createClient<OperatorPaths>(options);
}

function createClient<Paths extends object>({ baseUrl, token, fetch }: ClientOptions) {
  const client = createOpenApiClient<Paths, "application/json">({
    baseUrl: baseUrl.replace(/\/+$/, ""),
    ...(fetch ? { fetch } : {}),
  });
  client.use({
    onRequest({ request }) {
      const sent = typeof token === "function" ? token() : token;
      if (sent) request.headers.set("authorization", `Bearer ${sent}`);
      return request;
    },
  });
  return client;
}
