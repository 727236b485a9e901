import type { Permission } from "@todayfruit/domain/operators/permissions";
import type { Static, TObject, TSchema } from "typebox";
import type { ConfirmPurpose } from "./confirm-purposes.ts";
import type { RefusalCode } from "./refusals.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type CallName = `${Method} /${string}`;

/**
 * One call of the shop: its name is its method and path, exactly as in the specification.
 * `access` says who may call it: `public` needs no token, `buyer` takes a guest or a member, `member` a member only,
 * `operator` somebody who works here, with a token of their own that opens nothing of a shopper's.
 */
export type Call = {
  summary: string;
  access: "public" | "buyer" | "member" | "operator";
  /** What an operator must be allowed to do; `null`: every operator may. */
  permission?: Permission | null;
  path?: TObject;
  query?: TObject;
  body?: TSchema;
  reply: TSchema;
  refusals: readonly RefusalCode[];
  /** The body may come as a form: how providers send their notices. */
  form?: true;
  /** The body is one picture as bytes, whatever its sender calls it. */
  picture?: true;
  /** Bytes that its body may have at most, where it needs more or far less than the 64 kB of the others. */
  bodyLimit?: number;
  /** Answers 204 and nothing, where its caller wants that. */
  empty?: true;
  /** Its path names a secret that opens something: who guesses is stopped. */
  secret?: true;
  /**
   * Purposes of which it may ask for a fresh confirmation, beside the call or by a password in its body; a session alone
   * is refused with `CONFIRM_REQUIRED`.
   */
  confirm?: readonly ConfirmPurpose[];
  /**
   * Needs a fresh step-up of the operator beside their session: password and second factor, at most five minutes ago. A
   * session alone is refused with `STEP_UP_REQUIRED`; a command of the server's own command line needs none.
   */
  stepUp?: true;
  /** Moves money, stock, points or a gift: the same `Idempotency-Key` replays the stored reply. */
  once?: true;
  /**
   * The reply is the same for everyone and may be kept. What it shows changes when one of its tags does: a noun, or
   * one thing of it by its id in the path, e.g. `product:{id}`; products within the reply are found by the cache.
   */
  cached?: { seconds: number; tags: readonly string[] };
};

export type CallTable = Record<CallName, Call>;

export function calls<const T extends CallTable>(table: T): T {
  return table;
}

type Part<C, K extends "path" | "query" | "body"> = C extends { [P in K]: infer S extends TSchema }
  ? { [P in K]: Static<S> }
  : { [P in K]?: undefined };
type OptionalQuery<C> = C extends { query: infer S extends TSchema }
  ? Record<never, never> extends Static<S>
    ? { query?: Static<S> }
    : { query: Static<S> }
  : { query?: undefined };

/** Call by call, so that of all calls it is as many inputs, not every path with every query and every body. */
export type CallInput<C> = C extends unknown ? Part<C, "path"> & OptionalQuery<C> & Part<C, "body"> : never;
export type CallReply<C> = C extends { reply: infer S extends TSchema } ? Static<S> : never;
