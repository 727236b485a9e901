import type { SubscriptionDetail } from "../../../../features/subscriptions/subscription-queries.ts";
import type { SheetKind } from "../sheet-kind.ts";

export type SheetProps = {
  subscription: SubscriptionDetail;
  onClose(): void;
  /** Opens another sheet in place of this one. */
  onSheet(kind: SheetKind): void;
};
