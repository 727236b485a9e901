import type { Input, Name } from "@todayfruit/contract/all-calls";
import type { ErrorBody } from "@todayfruit/contract/error-body";
import type { FastifyInstance } from "fastify";
import type { Answered, Received } from "./test-shop.ts";

/** Makes a call to an app in this process, as its contract writes it; `null` for no token. */
export async function injectCall<N extends Name>(
  app: FastifyInstance,
  token: string | null,
  name: N,
  input: Input<N> | undefined,
  headers: Record<string, string> = {},
): Promise<Answered<N>> {
  const {
    path = {},
    query,
    body,
  } = ((input as unknown) ?? {}) as {
    path?: Record<string, unknown>;
    query?: Record<string, string>;
    body?: unknown;
  };
  const [method = "GET", template = ""] = name.split(" ");
  const url = template.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
    encodeURIComponent(String(path[field])),
  );
  const response = await app.inject({
    method: method as "GET",
    url,
    ...(query ? { query } : {}),
    ...(body === undefined
      ? {}
      : { payload: body instanceof Uint8Array ? Buffer.from(body) : (body as object) }),
    headers: {
      platform: "web",
      ...(body instanceof Uint8Array ? { "content-type": "application/octet-stream" } : {}),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  const isFile =
    response.headers["content-disposition"] !== undefined ||
    String(response.headers["content-type"]).startsWith("text/event-stream");
  const parsed: unknown = isFile ? response.rawPayload : response.statusCode === 204 ? {} : response.json();
  return { status: response.statusCode, reply: parsed as Received<N>, refusal: parsed as ErrorBody };
}
