import type { Permission } from "@todayfruit/domain/operators/permissions";
import type { WaitingWork } from "@todayfruit/domain/operators/waiting-work";
import type { LucideIcon } from "lucide-react";
import Activity from "lucide-react/icons/activity";
import Apple from "lucide-react/icons/apple";
import CalendarX from "lucide-react/icons/calendar-x";
import MessageSquareText from "lucide-react/icons/message-square-text";
import ReceiptText from "lucide-react/icons/receipt-text";
import Sunrise from "lucide-react/icons/sunrise";
import Ticket from "lucide-react/icons/ticket-percent";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";
import { paths } from "../paths.ts";

export type NavigationEntry = {
  label: string;
  to: string;
  icon: LucideIcon;
  /** Letter after G that leads here. */
  key: string;
  permission: Permission;
  /** Waiting work whose sum is shown beside it. */
  works: readonly WaitingWork[];
  /** True when that work is late the same day. */
  isUrgent?: true;
};

/** Entries of the side and the bottom bar, each shown to operators with its permission. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { label: "오늘", to: paths.today, icon: Sunrise, key: "t", permission: "orders.read", works: [] },
  {
    label: "주문",
    to: paths.orders(),
    icon: ReceiptText,
    key: "o",
    permission: "orders.read",
    works: ["paidOrders"],
    isUrgent: true,
  },
  {
    label: "문의",
    to: paths.questions(),
    icon: MessageSquareText,
    key: "i",
    permission: "claims.decide",
    works: ["questions"],
  },
  { label: "상품", to: paths.products, icon: Apple, key: "p", permission: "orders.read", works: [] },
  { label: "회원", to: paths.members(), icon: Users, key: "m", permission: "members.read", works: [] },
  { label: "쿠폰", to: paths.coupons(), icon: Ticket, key: "u", permission: "points.adjust", works: [] },
  {
    label: "정산",
    to: paths.settlements(),
    icon: Wallet,
    key: "w",
    permission: "settlements.manage",
    works: [],
  },
  {
    label: "쉬는 날·마감",
    to: paths.calendar,
    icon: CalendarX,
    key: "y",
    permission: "orders.read",
    works: [],
  },
  { label: "점검판", to: paths.health, icon: Activity, key: "h", permission: "operators.manage", works: [] },
];
