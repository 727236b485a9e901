import { statusLabel } from "@todayfruit/domain/orders/status-label";
import type { LucideIcon } from "lucide-react";
import Apple from "lucide-react/icons/apple";
import CircleCheck from "lucide-react/icons/circle-check";
import History from "lucide-react/icons/history";
import ReceiptText from "lucide-react/icons/receipt-text";
import User from "lucide-react/icons/user";
import { paths } from "../../paths.ts";
import type { Me } from "../../session/use-me.ts";
import { instantText } from "../../ui/format-dates-and-durations.ts";
import { type NavigationEntry, navigationOf } from "../navigation-entries.ts";
import { matchText } from "./match-text.ts";
import type { RecentHit } from "./recent-palette-hits-storage.ts";
import type { MemberHit, OrderHit, ProductHit } from "./use-hits.ts";

type Look = {
  id: string;
  icon: LucideIcon;
  label: string;
  detail?: string;
  aside?: string;
  keys?: readonly string[];
};
/** Line of the palette: it leads somewhere, or does something at once. */
export type PaletteHit = Look & ({ to: string; isPerson?: true } | { run(): void });
export type HitGroup = { heading: string; hits: readonly PaletteHit[] };

type Facts = {
  typed: string;
  found: {
    orders: readonly OrderHit[];
    products: readonly ProductHit[];
    members: readonly MemberHit[];
  };
  recent: readonly RecentHit[];
  me: Me;
  onAccept(orderId: number): void;
};

/** Collects the lines of the palette by their groups: found things, what can be done with them, and screens. */
export function buildPaletteHitGroups({ typed, found, recent, me, onAccept }: Facts): HitGroup[] {
  const now = Date.now();
  const screens = navigationOf(me).filter(({ label }) => typed === "" || matchText(label, typed));
  const groups: HitGroup[] = [
    { heading: "최근", hits: typed === "" ? recent.map(recentHit) : [] },
    { heading: "주문", hits: found.orders.map((order) => orderHit(order, now)) },
    { heading: "상품", hits: found.products.map(productHit) },
    { heading: "회원", hits: found.members.map(memberHit) },
    {
      heading: "할 일",
      hits: me.permissions.includes("orders.ship")
        ? found.orders
            .filter(({ orderItemStatus }) => orderItemStatus === "paid")
            .slice(0, 1)
            .map(({ id, orderNumber }) => ({
              id: `accept ${id}`,
              icon: CircleCheck,
              label: `${orderNumber} 접수하기`,
              run: () => onAccept(id),
            }))
        : [],
    },
    { heading: "이동", hits: screens.map(screenHit) },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}

function recentHit({ label, to }: RecentHit): PaletteHit {
  return { id: `recent ${to}`, icon: History, label, to };
}

function orderHit(order: OrderHit, now: number): PaletteHit {
  const [first, ...others] = order.products;
  const goods = `${first?.name ?? ""}${others.length > 0 ? ` 외 ${others.length}개` : ""}`;
  return {
    id: `order ${order.id}`,
    icon: ReceiptText,
    label: order.orderNumber,
    detail: [order.receiverName, goods, statusLabel(order.orderItemStatus).label].filter(Boolean).join(" · "),
    aside: instantText(order.createdAt, now),
    to: paths.order(order.id),
  };
}

function productHit({ id, name, categoryName }: ProductHit): PaletteHit {
  return {
    id: `product ${id}`,
    icon: Apple,
    label: name,
    aside: categoryName,
    to: `${paths.products}?search=${id}`,
  };
}

function memberHit({ id, name, phone }: MemberHit): PaletteHit {
  return {
    id: `member ${id}`,
    icon: User,
    label: name ?? "이름 없음",
    detail: phone ?? String(id),
    to: paths.member(id),
    isPerson: true,
  };
}

function screenHit({ label, to, icon, key }: NavigationEntry): PaletteHit {
  return { id: `screen ${to}`, icon, label, to, keys: ["G", key.toUpperCase()] };
}
