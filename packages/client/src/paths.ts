import type { AllCalls, Name } from "@todayfruit/contract/all-calls";
import type { Call, CallReply } from "@todayfruit/contract/call-definition";
import type { ErrorBody } from "@todayfruit/contract/error-body";
import type { CommonRefusal } from "@todayfruit/contract/openapi/describe-responses";
import type { Static, TSchema } from "typebox";

/**
 * Calls in the form that openapi-fetch reads: path → method → parameters, body and replies. Derived from the contract by the
 * compiler, so a call that changes changes here.
 */
type PathsOf<Names extends Name> = {
  [P in PathOf<Names>]: {
    [N in Names as N extends `${infer Method} ${P}` ? Lowercase<Method> : never]: Operation<AllCalls[N]>;
  };
};

/** Calls of shoppers by path and method. */
export type ShopPaths = PathsOf<Exclude<Name, OperatorName>>;
/** Calls of operators by path and method. */
export type OperatorPaths = PathsOf<OperatorName>;

type OperatorName = Extract<Name, `${string} /operator/${string}`>;
type PathOf<N extends Name> = N extends `${string} ${infer P}` ? P : never;

type Operation<C extends Call> = {
  parameters: Part<C, "path"> & OptionalQuery<C> & { header?: Headers };
  responses: {
    200: { content: Json<ReplyOf<C>> };
    /** Refusal, with the codes that the call may answer. */
    default: { content: Json<RefusalOf<C>> };
  };
} & (C extends { body: infer S extends TSchema }
  ? { requestBody: { content: Json<Static<S>> } }
  : { requestBody?: never });

type Json<T> = { "application/json": T };

/** Reply of a call; bytes are read with `parseAs: "blob"`, which gives their type. */
type ReplyOf<C extends Call> = C extends { file: true } | { events: true } | { empty: true }
  ? unknown
  : CallReply<C>;

type RefusalOf<C extends Call> = Omit<ErrorBody, "code"> & {
  code: C["refusals"][number] | CommonRefusal | "INTERNAL";
};

type Headers = { platform?: "android" | "ios" | "web"; "Idempotency-Key"?: string; confirmation?: string };

type Part<C, K extends "path"> = C extends { [P in K]: infer S extends TSchema }
  ? { [P in K]: Static<S> }
  : Record<never, never>;

type OptionalQuery<C> = C extends { query: infer S extends TSchema }
  ? Record<never, never> extends Static<S>
    ? { query?: Static<S> }
    : { query: Static<S> }
  : Record<never, never>;
