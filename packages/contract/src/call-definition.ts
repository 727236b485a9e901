import { PERSON_PERMISSIONS, type Permission } from "@todayfruit/domain/operators/permissions";
import type { Static, TObject, TSchema } from "typebox";
import type { ConfirmPurpose } from "./accounts/confirm-purposes.ts";
import type { RefusalCode } from "./refusals.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type CallName = `${Method} /${string}`;

/**
 * One call of the shop; its name is its method and path, exactly as in the specification. `access` restricts the
 * caller: `public` needs no token, `buyer` takes a guest or a member, `member` a member only, `operator` an operator
 * of the shop, whose separate token is not accepted by shoppers' calls.
 */
export type Call = {
  summary: string;
  access: "public" | "buyer" | "member" | "operator";
  /** Permission that the operator needs; `null` when every operator may call it. */
  permission?: Permission | null;
  /**
   * Open to operators who work for farms, too: its story shows and changes the rows of these farms alone. Other calls
   * are refused to them with `PERMISSION_REQUIRED`, whatever their permissions are.
   */
  farm?: true;
  /** Made by people alone, such as a change of one's password; see `isOfPeople`. */
  person?: true;
  path?: TObject;
  query?: TObject;
  body?: TSchema;
  reply: TSchema;
  refusals: readonly RefusalCode[];
  /** Accepts a form as body, in which providers send their notices. */
  form?: true;
  /** Accepts one picture as bytes, with any content type. */
  picture?: true;
  /** Accepts up to this number of bytes, whatever they are, as `application/octet-stream`. */
  bytes?: number;
  /** The largest body in bytes, when it differs from the 64 kB of other calls. */
  bodyLimit?: number;
  /** Answers with a file, sent as it is written; its reply has no schema. */
  file?: true;
  /** Answers with server-sent events until the stream ends or its reader leaves; its reply has no schema. */
  events?: true;
  /** Answers 204 without a body, as its caller requires. */
  empty?: true;
  /** Has a secret in its path that grants access: guessing is rate-limited. */
  secret?: true;
  /**
   * Purposes for which the call may require a fresh confirmation, in a header or as a password in its body; a session
   * alone is refused with `CONFIRM_REQUIRED`.
   */
  confirm?: readonly ConfirmPurpose[];
  /**
   * Requires a fresh step-up of the operator besides their session: password and second factor, at most five minutes
   * ago. A session alone is refused with `STEP_UP_REQUIRED`; the server's own command line needs none.
   */
  stepUp?: true;
  /** Moves money, stock, points or a gift: the same `Idempotency-Key` replays the stored reply. */
  once?: true;
  /**
   * Replies the same to everyone and may be cached. Its content changes with one of its tags: a noun, or one item by
   * its id in the path, e.g. `product:{id}`; products within the reply are found by the cache.
   */
  cached?: { seconds: number; tags: readonly string[] };
};

export type CallTable = Record<CallName, Call>;

export function calls<const T extends CallTable>(table: T): T {
  return table;
}

/**
 * Returns true for a call that people alone make: about their session, with a step-up, about operators, or one that
 * unmasks personal data. API keys are refused with `API_KEY_NOT_ALLOWED`, whatever their permissions are.
 */
export function isOfPeople({ person, stepUp, permission = null }: Call): boolean {
  return (
    person === true || stepUp === true || (permission !== null && PERSON_PERMISSIONS.includes(permission))
  );
}

type Part<C, K extends "path" | "query" | "body"> = C extends { [P in K]: infer S extends TSchema }
  ? { [P in K]: Static<S> }
  : { [P in K]?: undefined };
type OptionalQuery<C> = C extends { query: infer S extends TSchema }
  ? Record<never, never> extends Static<S>
    ? { query?: Static<S> }
    : { query: Static<S> }
  : { query?: undefined };

/**
 * Input of each call separately, so that the input of a union of calls is a union of inputs, not every path combined
 * with every query and every body.
 */
export type CallInput<C> = C extends unknown ? Part<C, "path"> & OptionalQuery<C> & Part<C, "body"> : never;
export type CallReply<C> = C extends { reply: infer S extends TSchema } ? Static<S> : never;
