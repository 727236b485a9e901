import type { InputArguments, Name, Reply } from "@todayfruit/contract/all-calls";
import type { ErrorBody } from "@todayfruit/contract/error-body";
import { ok, type Result } from "@todayfruit/domain/result";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Refusal as a tool tells it: code, Korean sentence and details. */
export type ToolRefusal = { code: string; message: string; detail?: ErrorBody["detail"] };

/** Makes a call of the contract; a refusal is its error body. */
export type Caller = <N extends Name>(
  name: N,
  ...input: InputArguments<N>
) => Promise<Result<Reply<N>, string, ToolRefusal>>;

type Parts = { path?: Record<string, unknown>; query?: Record<string, unknown>; body?: object };

/**
 * Creates a caller that sends calls through the routes of the process without a network, for the network of a request.
 * Limits, validation, authentication and the error edge are those of a call from outside.
 *
 * @param token of a guest; `null` for public calls
 * @example await createCaller(app, request, null)("GET /v1/products/{id}", { path: { id: 20001 } })
 */
export function createCaller(app: FastifyInstance, request: FastifyRequest, token: string | null): Caller {
  return async <N extends Name>(name: N, ...input: InputArguments<N>) => {
    const { path = {}, query, body } = (input[0] ?? {}) as Parts;
    const [method = "", template = ""] = name.split(" ");
    const response = await app.inject({
      method: method as "GET",
      url: template.replaceAll(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(path[field]))),
      ...(query ? { query: textsOf(query) } : {}),
      ...(body ? { payload: body } : {}),
      remoteAddress: request.ip,
      headers: {
        platform: "web",
        host: request.headers.host ?? "",
        "user-agent": request.headers["user-agent"] ?? "",
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
    });
    if (response.statusCode === 200) return ok(response.json<Reply<N>>());
    const { code, message, detail } = response.json<ErrorBody>();
    return { ok: false, code, detail: { code, message, ...(detail ? { detail } : {}) } };
  };
}

function textsOf(query: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
