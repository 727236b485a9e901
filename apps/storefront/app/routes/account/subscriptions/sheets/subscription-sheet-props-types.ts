import type { SubscriptionDetail } from "../../../../features/subscriptions/use-subscriptions.ts";
import type { SheetKind } from "../subscription-sheet-types.ts";

export type SubscriptionSheetProps = {
  subscription: SubscriptionDetail;
  onClose(): void;
  /** Opens another sheet in place of this one. */
  onSheet(kind: SheetKind): void;
};
