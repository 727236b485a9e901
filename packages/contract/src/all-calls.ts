import type { CallInput, CallReply } from "./call-definition.ts";
import * as callTables from "./call-tables.ts";

/** All calls of the shop by name. */
type Tables = typeof callTables;
/** Turns the union of tables into one table of all their calls. */
type Merged<T> = (T extends unknown ? (table: T) => void : never) extends (table: infer All) => void
  ? All
  : never;
type All = Merged<Tables[keyof Tables]>;

/** Every call of the shop by its name. */
export type AllCalls = { [N in keyof All]: All[N] };
export const allCalls = Object.assign({}, ...Object.values(callTables)) as AllCalls;

export type Name = keyof AllCalls;
export type Input<N extends Name> = CallInput<AllCalls[N]>;
export type Reply<N extends Name> = CallReply<AllCalls[N]>;

/** Common signature of both transports: in process on the server, fetch in the browser. */
export type Api = <N extends Name>(name: N, ...input: InputArguments<N>) => Promise<Reply<N>>;
export type InputArguments<N extends Name> =
  Record<never, never> extends Input<N> ? [input?: Input<N>] : [input: Input<N>];
