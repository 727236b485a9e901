import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { ACTION_NOUNS } from "@todayfruit/domain/operators/name-operator-action";
import { WISH_TEXT } from "../../features/claims/claim-labels.ts";
import { paths } from "../../paths.ts";

type Rows<Row, Field extends keyof Row> = readonly Pick<Row, Field>[];

/** Rows of the lists of what happens in the shop; a list that the operator may not read is empty. */
export type RecentLists = {
  orders: Rows<
    Reply<"GET /operator/v1/orders">["list"][number],
    "id" | "orderNumber" | "orderName" | "price" | "createdAt"
  >;
  questions: Rows<
    Reply<"GET /operator/v1/questions">["list"][number],
    "id" | "productName" | "contents" | "createdAt"
  >;
  claims: Rows<
    Reply<"GET /operator/v1/claims">["list"][number],
    "id" | "wish" | "productName" | "requestedAt"
  >;
  changes: Rows<
    Reply<"GET /operator/v1/changes">["list"][number],
    "id" | "noun" | "rowCount" | "reason" | "operatorName" | "createdAt"
  >;
};

/** `what` is written strong before `text`; `to` is the screen that shows it. */
export type RecentEventRow = { key: string; at: string; what: string; text: string; to: string };

const MOST = 8;

/** Merges the lists into one of at most eight rows, the newest first. */
export function mergeRecentEventRows({ orders, questions, claims, changes }: RecentLists): RecentEventRow[] {
  const rows: RecentEventRow[] = [
    ...orders.map(({ id, orderNumber, orderName, price, createdAt }) => ({
      key: `order ${id}`,
      at: createdAt,
      what: `주문 ${orderNumber}`,
      text: `${orderName} · ${groupDigits(price)}원`,
      to: paths.order(id),
    })),
    ...questions.map(({ id, productName, contents, createdAt }) => ({
      key: `question ${id}`,
      at: createdAt,
      what: "새 문의",
      text: `${productName} ‘${contents}’`,
      to: paths.inbox("questions", { id }),
    })),
    ...claims.map(({ id, wish, productName, requestedAt }) => ({
      key: `claim ${id}`,
      at: requestedAt,
      what: `${WISH_TEXT[wish]} 신청`,
      text: productName,
      to: paths.claims({ id }),
    })),
    ...changes.map(({ id, noun, rowCount, reason, operatorName, createdAt }) => ({
      key: `change ${id}`,
      at: createdAt,
      what: `${ACTION_NOUNS[noun] ?? "설정"} ${rowCount}건`,
      text: [reason, operatorName && `${operatorName} 님`].filter(Boolean).join(" · "),
      to: SCREENS[noun] ?? paths.settings(),
    })),
  ];
  return rows.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, MOST);
}

/** Screens of the records that operators change; what is not here is in the settings. */
const SCREENS: Readonly<Record<string, string>> = {
  orders: paths.orders(),
  products: paths.products,
  prices: paths.priceSheet,
  options: paths.products,
  categories: paths.categories,
  distributors: paths.farms,
  stock: paths.stock(),
  "stock-lots": paths.stockLots,
  "stock-rules": paths.stock(),
  "purchase-orders": paths.stockReceipts,
  "display-groups": paths.displays(),
  "home-tabs": paths.displays(),
  "home-sub-tabs": paths.displays(),
  banners: paths.banners,
  popups: paths.popups,
  videos: paths.videos,
  broadcasts: paths.broadcasts,
  notices: paths.notices,
  faqs: paths.faqs,
  terms: paths.terms,
  pages: paths.textPages,
  questions: paths.inbox("questions"),
  reviews: paths.inbox("reviews"),
  members: paths.members(),
  "member-notes": paths.members(),
  coupons: paths.coupons(),
  "member-coupons": paths.coupons(),
  campaigns: paths.campaigns,
  "message-templates": paths.messageTemplates,
  "abandoned-cart-messages": paths.automaticMessages,
  "produce-notice-rules": paths.produceNotices,
  subscriptions: paths.subscriptions(),
  "selling-plans": paths.sellingPlans,
  "season-boxes": paths.seasonBoxes,
  "waiting-rooms": paths.waitingRooms,
};
