import { addressCalls } from "./calls/addresses.ts";
import { authCalls } from "./calls/auth.ts";
import { cartCalls } from "./calls/cart.ts";
import { catalogCalls } from "./calls/catalog.ts";
import { checkoutCalls } from "./calls/checkout.ts";
import { homeCalls } from "./calls/home.ts";
import { orderCalls } from "./calls/orders.ts";
import { paymentCalls } from "./calls/payments.ts";
import { termsCalls } from "./calls/terms.ts";
import type { CallInput, CallReply } from "./calls.ts";

/** Every call of the shop by its name. */
export const allCalls = {
  ...authCalls,
  ...catalogCalls,
  ...homeCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...orderCalls,
  ...addressCalls,
  ...paymentCalls,
  ...termsCalls,
};

export type AllCalls = typeof allCalls;
export type Name = keyof AllCalls;
export type Input<N extends Name> = CallInput<AllCalls[N]>;
export type Reply<N extends Name> = CallReply<AllCalls[N]>;

/** What both transports look like: in process on the server, fetch in the browser. */
export type Api = <N extends Name>(name: N, ...input: InputArguments<N>) => Promise<Reply<N>>;
export type InputArguments<N extends Name> =
  Record<never, never> extends Input<N> ? [input?: Input<N>] : [input: Input<N>];
