import type { AllCalls, Name } from "@todayfruit/contract/all-calls";
import type { Call, CallInput, CallName, CallReply, CallTable } from "@todayfruit/contract/call-definition";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import type { RefusalCode } from "@todayfruit/contract/refusals";
import type { Result } from "@todayfruit/domain/result";
import type { Buyer, Context, OperatorContext, ShopSettings } from "./handler-context-types.ts";

/** Reply of a call, or one of its declared refusals. */
export type Answer<N extends Name> = AnswerOf<AllCalls[N]>;

type AnswerOf<C extends Call> = Result<CallReply<C>, C["refusals"][number], RefusalDetail | undefined>;

type ContextOf<C extends Call> = C["access"] extends "operator"
  ? OperatorContext
  : Context<C["access"] extends "public" ? Buyer | null : Buyer>;

export type Handlers<T extends CallTable> = {
  [N in keyof T & CallName]: (input: CallInput<T[N]>, context: ContextOf<T[N]>) => Promise<AnswerOf<T[N]>>;
};

/**
 * Refuses by the path and the Authorization header before the body is read; `null` lets the request pass. The path is
 * raw, not validated.
 */
export type Gate = (
  request: { path: Readonly<Record<string, string>>; authorization: string },
  rules: ShopSettings,
) => RefusalCode | null;

/** Call with its handler; input and buyer are checked before the handler runs. */
export type BoundCall = {
  name: CallName;
  call: Call;
  gate: Gate | null;
  handle(
    input: { path?: unknown; query?: unknown; body?: unknown },
    context: Context,
  ): Promise<Result<unknown, RefusalCode, RefusalDetail | undefined>>;
};

/**
 * Binds each call of a table to its handler. A call without a handler does not compile.
 *
 * @param gates what is asked of a call before its body is read
 *
 * @example bindCalls(catalogCalls, { "GET /v1/products/{id}": ({ path }, context) => showProduct(context, path.id), … })
 */
export function bindCalls<T extends CallTable>(
  table: T,
  handlers: Handlers<T>,
  gates: { readonly [N in keyof T & CallName]?: Gate } = {},
): BoundCall[] {
  const gateOf = new Map<string, Gate | undefined>(Object.entries(gates));
  return Object.entries(table).map(([name, call]) => ({
    name: name as CallName,
    call,
    gate: gateOf.get(name) ?? null,
    handle: handlers[name as keyof Handlers<T>] as unknown as BoundCall["handle"],
  }));
}
