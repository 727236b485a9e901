import { addressCalls } from "./calls/addresses.ts";
import { authCalls } from "./calls/auth.ts";
import { bestCalls } from "./calls/best.ts";
import { cartCalls } from "./calls/cart.ts";
import { catalogCalls } from "./calls/catalog.ts";
import { checkoutCalls } from "./calls/checkout.ts";
import { displayCalls } from "./calls/display.ts";
import { gradeCalls } from "./calls/grades.ts";
import { noticeCalls } from "./calls/notices.ts";
import { notificationCalls } from "./calls/notifications.ts";
import { orderCalls } from "./calls/orders.ts";
import { paymentCalls } from "./calls/payments.ts";
import { personalCalls } from "./calls/personal.ts";
import { phoneCalls } from "./calls/phone.ts";
import { profileCalls } from "./calls/profile.ts";
import { searchCalls } from "./calls/search.ts";
import { sessionCalls } from "./calls/sessions.ts";
import { shopSettingsCalls } from "./calls/shop-settings.ts";
import { sitemapCalls } from "./calls/sitemap.ts";
import { socialCalls } from "./calls/social.ts";
import { termsCalls } from "./calls/terms.ts";
import { videoCalls } from "./calls/videos.ts";
import type { CallInput, CallReply } from "./calls.ts";

/** Every call of the shop by its name. */
export const allCalls = {
  ...authCalls,
  ...catalogCalls,
  ...displayCalls,
  ...bestCalls,
  ...searchCalls,
  ...videoCalls,
  ...personalCalls,
  ...phoneCalls,
  ...profileCalls,
  ...sessionCalls,
  ...gradeCalls,
  ...socialCalls,
  ...noticeCalls,
  ...notificationCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...orderCalls,
  ...addressCalls,
  ...paymentCalls,
  ...termsCalls,
  ...shopSettingsCalls,
  ...sitemapCalls,
};

export type AllCalls = typeof allCalls;
export type Name = keyof AllCalls;
export type Input<N extends Name> = CallInput<AllCalls[N]>;
export type Reply<N extends Name> = CallReply<AllCalls[N]>;

/** What both transports look like: in process on the server, fetch in the browser. */
export type Api = <N extends Name>(name: N, ...input: InputArguments<N>) => Promise<Reply<N>>;
export type InputArguments<N extends Name> =
  Record<never, never> extends Input<N> ? [input?: Input<N>] : [input: Input<N>];
