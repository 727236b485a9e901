import { CONFIRMATION_HEADER } from "@todayfruit/contract/accounts/confirm-purposes";
import type { Input, Name, Reply } from "@todayfruit/contract/all-calls";
import { ApiError } from "./api-error.ts";

/** Calls that the console makes: the operators', but not the one that hands out tokens, which its server makes. */
export type ConsoleCall = Exclude<
  Extract<Name, `${string} /operator/v1/${string}`>,
  `${string} /operator/v1/tokens`
>;

/**
 * Makes a call of operators with the session's cookie.
 *
 * @param key `Idempotency-Key` of a change: the same for every try of one decision
 * @param confirmation fresh proof of the operator, for calls with a step-up
 * @throws ApiError for a refusal, and where the shop does not answer
 *
 * @example await callApi("GET /operator/v1/orders/{id}", { path: { id: 12 } })
 */
export async function callApi<N extends ConsoleCall>(
  name: N,
  input?: Input<N>,
  key?: string,
  confirmation?: string,
): Promise<Reply<N>> {
  const { path, query, body } = (input ?? {}) as { path?: Values; query?: Values; body?: unknown };
  const [method = "GET", template = ""] = name.split(" ");
  const address = template.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(String(path?.[part])),
  );
  const response = await send(address + queryText(query), {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(key === undefined ? {} : { "idempotency-key": key }),
      ...(confirmation === undefined ? {} : { [CONFIRMATION_HEADER]: confirmation }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (response.status === 204 ? {} : await response.json()) as Reply<N>;
}

/** Sends a request to the console's own server; a reply that is no success is thrown as an `ApiError`. */
export async function send(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...init, credentials: "same-origin" }).catch(() => null);
  if (response === null) {
    throw new ApiError("연결이 끊겼어요. 인터넷을 확인하고 다시 해 주세요", {
      status: 0,
      code: null,
      requestId: null,
    });
  }
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as
    | (Partial<ConstructorParameters<typeof ApiError>[1]> & {
        message?: string;
      })
    | null;
  throw new ApiError(body?.message ?? "서버가 대답하지 않아요. 잠시 뒤에 다시 해 주세요", {
    status: response.status,
    code: body?.code ?? null,
    detail: body?.detail,
    requestId: body?.requestId ?? null,
  });
}

type Values = Readonly<Record<string, unknown>>;

function queryText(query: Values | undefined): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== "");
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return text === "" ? "" : `?${text}`;
}
