import type { Permission } from "@todayfruit/domain/operators/permissions";
import type { WaitingWork } from "@todayfruit/domain/operators/waiting-work";
import type { LucideIcon } from "lucide-react";
import ReceiptText from "lucide-react/icons/receipt-text";
import Sunrise from "lucide-react/icons/sunrise";
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
};

/** Entries of the side and the bottom bar; whoever may not see a screen does not see its entry. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { label: "오늘", to: paths.today, icon: Sunrise, key: "t", permission: "orders.read", works: [] },
  {
    label: "주문",
    to: paths.orders(),
    icon: ReceiptText,
    key: "o",
    permission: "orders.read",
    works: ["paidOrders"],
  },
];
