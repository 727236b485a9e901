import type { Permission } from "@todayfruit/domain/operators/permissions";
import type { WaitingWork } from "@todayfruit/domain/operators/waiting-work-kinds-and-texts";
import type { LucideIcon } from "lucide-react";
import Activity from "lucide-react/icons/activity";
import Apple from "lucide-react/icons/apple";
import Boxes from "lucide-react/icons/boxes";
import CalendarSync from "lucide-react/icons/calendar-sync";
import CalendarX from "lucide-react/icons/calendar-x";
import ChartColumn from "lucide-react/icons/chart-column";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import FileText from "lucide-react/icons/file-text";
import Image from "lucide-react/icons/image";
import LayoutTemplate from "lucide-react/icons/layout-template";
import ListTree from "lucide-react/icons/list-tree";
import MessageSquareText from "lucide-react/icons/message-square-text";
import ReceiptText from "lucide-react/icons/receipt-text";
import Send from "lucide-react/icons/send";
import Settings from "lucide-react/icons/settings";
import Sunrise from "lucide-react/icons/sunrise";
import Ticket from "lucide-react/icons/ticket-percent";
import Tickets from "lucide-react/icons/tickets";
import Tractor from "lucide-react/icons/tractor";
import Truck from "lucide-react/icons/truck";
import Undo2 from "lucide-react/icons/undo-2";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";
import { paths } from "../paths.ts";
import type { Me } from "../session/use-me.ts";

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
  /** True for the screens whose calls are open to farms, which see their own rows there. */
  isForFarms?: true;
  /** Name of the group that begins with this entry. */
  group?: string;
  /** True for the few screens of the bar on a phone. */
  isOnPhone?: true;
};

/** Entries of the side and the bottom bar, each shown to operators with its permission. */
export const NAVIGATION: readonly NavigationEntry[] = [
  {
    label: "오늘",
    to: paths.today,
    icon: Sunrise,
    key: "t",
    permission: "orders.read",
    works: [],
    isOnPhone: true,
  },
  {
    label: "주문",
    to: paths.orders(),
    icon: ReceiptText,
    key: "o",
    permission: "orders.read",
    works: ["paidOrders"],
    isUrgent: true,
    isOnPhone: true,
  },
  {
    label: "출고",
    to: paths.dispatch(),
    icon: Truck,
    key: "d",
    permission: "orders.ship",
    works: [],
    isForFarms: true,
  },
  {
    label: "취소·반품·교환",
    to: paths.claims(),
    icon: Undo2,
    key: "c",
    permission: "claims.decide",
    works: ["claims", "reopenedClaims", "cancellationRequests"],
    isUrgent: true,
  },
  {
    label: "문의·후기",
    to: paths.inbox("questions"),
    icon: MessageSquareText,
    key: "i",
    permission: "claims.decide",
    works: ["questions", "inquiries", "reviewReports", "reviewAppeals"],
    isForFarms: true,
    isOnPhone: true,
  },
  {
    group: "상품",
    label: "상품",
    to: paths.products,
    icon: Apple,
    key: "p",
    permission: "orders.read",
    works: [],
  },
  {
    label: "재고",
    to: paths.stock(),
    icon: Boxes,
    key: "s",
    permission: "orders.read",
    works: ["lowStock", "expiringLots"],
    isOnPhone: true,
  },
  {
    label: "분류",
    to: paths.categories,
    icon: ListTree,
    key: "l",
    permission: "orders.read",
    works: [],
  },
  { label: "농가", to: paths.farms, icon: Tractor, key: "f", permission: "orders.read", works: [] },
  {
    label: "진열",
    to: paths.displays(),
    icon: LayoutTemplate,
    key: "k",
    permission: "orders.read",
    works: [],
  },
  {
    label: "공정한 오픈",
    to: paths.waitingRooms,
    icon: Tickets,
    key: "q",
    permission: "orders.read",
    works: [],
  },
  { label: "배너", to: paths.banners, icon: Image, key: "b", permission: "orders.read", works: [] },
  {
    group: "고객",
    label: "회원",
    to: paths.members(),
    icon: Users,
    key: "m",
    permission: "members.read",
    works: [],
  },
  {
    label: "정기배송",
    to: paths.subscriptions(),
    icon: CalendarSync,
    key: "v",
    permission: "members.read",
    works: [],
  },
  { label: "쿠폰", to: paths.coupons(), icon: Ticket, key: "u", permission: "points.adjust", works: [] },
  { label: "메시지", to: paths.messageLog(), icon: Send, key: "r", permission: "members.read", works: [] },
  {
    group: "운영",
    label: "공지·약관",
    to: paths.notices,
    icon: FileText,
    key: "n",
    permission: "orders.read",
    works: [],
  },
  {
    label: "정산",
    to: paths.settlements(),
    icon: Wallet,
    key: "w",
    permission: "settlements.manage",
    works: [],
    isForFarms: true,
  },
  {
    label: "쉬는 날·마감",
    to: paths.calendar,
    icon: CalendarX,
    key: "y",
    permission: "orders.read",
    works: [],
  },
  { label: "통계", to: paths.stats(), icon: ChartColumn, key: "a", permission: "orders.read", works: [] },
  {
    label: "가져오기·내보내기",
    to: paths.imports,
    icon: FileSpreadsheet,
    key: "x",
    permission: "orders.read",
    works: [],
  },
  { label: "설정", to: paths.settings(), icon: Settings, key: "e", permission: "orders.read", works: [] },
  { label: "점검판", to: paths.health, icon: Activity, key: "h", permission: "operators.manage", works: [] },
];

/** Returns the entries that an operator sees: those of their permissions, and for one of farms the screens of farms alone. */
export function navigationOf({
  permissions,
  distributorIds,
}: Pick<Me, "permissions" | "distributorIds">): NavigationEntry[] {
  return NAVIGATION.filter(
    ({ permission, isForFarms }) =>
      permissions.includes(permission) && (distributorIds === null || isForFarms === true),
  );
}
