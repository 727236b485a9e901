import type { Belongings } from "../account-with-belongings.ts";
import type { TestShop } from "../test-shop.ts";

/** Buyer whose belongings a request names, with the shop. */
export type Caller = Belongings & { shop: TestShop };

/** A request as the specification's §7 writes it: raw JSON that no type of the contract has touched. */
export type LiteralRequest = {
  /** Address with its query. */
  url: string;
  body?: unknown;
  /** Token when it is not the caller's; `null` sends none. */
  token?: string | null;
  /** Headers beside the specification's, such as a confirmation. */
  headers?: Record<string, string>;
};

/** Prepares the shop for a request of its caller and writes the request. */
export type WriteRequest = (own: Caller) => LiteralRequest | Promise<LiteralRequest>;

/** Sends a request; returns status and body. */
export async function sendLiterally(
  name: string,
  { url, body, token, headers }: LiteralRequest,
  own: Caller,
): Promise<{ status: number; reply: unknown }> {
  const bearer = token === undefined ? own.token : token;
  const response = await own.shop.app.inject({
    method: (name.split(" ", 1)[0] ?? "GET") as "GET",
    url,
    headers: {
      platform: "web",
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return { status: response.statusCode, reply: response.body === "" ? null : response.json() };
}
