import { type Subscription, useSubscription } from "../../../features/subscriptions/use-subscriptions.ts";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";
import { AddressSheet } from "./sheets/address-sheet.tsx";
import { CardSheet } from "./sheets/card-sheet.tsx";
import { DeliveryDayAndIntervalSheet } from "./sheets/delivery-day-and-interval-sheet.tsx";
import { EndSubscriptionModal } from "./sheets/end-subscription-modal.tsx";
import { HistorySheet } from "./sheets/history-sheet.tsx";
import { MenuSheet } from "./sheets/menu-sheet.tsx";
import { PauseSheet } from "./sheets/pause-sheet.tsx";
import { PriceLimitSheet } from "./sheets/price-limit-sheet.tsx";
import { SkipSheet } from "./sheets/skip-sheet.tsx";
import type { SubscriptionSheetProps } from "./sheets/subscription-sheet-props-types.ts";
import { UnitsSheet } from "./sheets/units-sheet.tsx";
import type { OpenSheet, SheetKind } from "./subscription-sheet-types.ts";

type SubscriptionSheetsProps = {
  list: readonly Subscription[];
  sheet: OpenSheet | null;
  onSheet(sheet: OpenSheet | null): void;
};

const SHEETS: Record<
  SheetKind,
  { title: string; Sheet: (props: SubscriptionSheetProps) => React.ReactNode }
> = {
  skip: { title: "건너뛰기", Sheet: SkipSheet },
  day: { title: "언제 보낼까요?", Sheet: DeliveryDayAndIntervalSheet },
  pause: { title: "얼마나 쉴까요?", Sheet: PauseSheet },
  end: { title: "정기배송 그만두기", Sheet: EndSubscriptionModal },
  limit: { title: "얼마까지 괜찮으세요?", Sheet: PriceLimitSheet },
  card: { title: "어떤 카드로 결제할까요?", Sheet: CardSheet },
  units: { title: "몇 개씩 받을까요?", Sheet: UnitsSheet },
  address: { title: "어디로 보낼까요?", Sheet: AddressSheet },
  history: { title: "지난 배송", Sheet: HistorySheet },
  menu: { title: "정기배송 메뉴", Sheet: MenuSheet },
};

/** Shows the sheet that is open, with what it offers as of now. */
export function CurrentlyOpenSubscriptionSheet({ list, sheet, onSheet }: SubscriptionSheetsProps) {
  const known = sheet !== null && list.some(({ id }) => id === sheet.id);
  if (!known) return null;
  return <LoadedSheet key={`${sheet.kind} ${sheet.id}`} sheet={sheet} onSheet={onSheet} />;
}

type LoadedSheetProps = { sheet: OpenSheet; onSheet(sheet: OpenSheet | null): void };

function LoadedSheet({ sheet: { kind, id }, onSheet }: LoadedSheetProps) {
  const { data, error, refetch, isFetchedAfterMount } = useSubscription(id);
  const { title, Sheet } = SHEETS[kind];
  const close = () => onSheet(null);
  if (data && isFetchedAfterMount) {
    return <Sheet subscription={data} onClose={close} onSheet={(next) => onSheet({ kind: next, id })} />;
  }
  return (
    <BottomSheet open title={title} onClose={close}>
      {error === null ? (
        <Skeleton name={title}>
          <SkeletonBox className="h-39 w-full rounded-md" />
        </Skeleton>
      ) : (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      )}
    </BottomSheet>
  );
}
