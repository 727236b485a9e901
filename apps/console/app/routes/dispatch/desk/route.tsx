import { useState } from "react";
import { Outlet, useLocation, useNavigate, useParams } from "react-router";
import { DaySwitch } from "../../../features/dispatch/day-switch.tsx";
import { type FarmOfDay, useFarmOfDay, useFarmsOfDay } from "../../../features/dispatch/use-farms-of-day.ts";
import { useOrdersToAccept } from "../../../features/dispatch/use-orders-to-accept.ts";
import type { SelectedFarmDay } from "../../../features/dispatch/use-selected-farm-day.ts";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { DISPATCH_STEPS, type DispatchStep, paths } from "../../../paths.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { useShortcut } from "../../../ui/keyboard/use-shortcut.ts";
import { ListDetailLayout } from "../../../ui/layout/list-detail-layout.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { TabLinks } from "../../../ui/layout/tab-links.tsx";
import { AcceptPaidButton } from "./accept-paid-button.tsx";
import { FarmList } from "./farm-list.tsx";
import { PrintDialog } from "./print-dialog.tsx";

export const meta = () => [{ title: "출고 · 오늘의과일 운영" }];

/** A farm's day at the desk: what is picked, packed, given its invoice and sent. 1 to 4 open a step, P prints. */
export default function DispatchDeskPage() {
  const { day = "", farm: farmId } = useParams();
  const { pathname } = useLocation();
  const farms = useFarmsOfDay(day);
  const { data: farm, error, refetch } = useFarmOfDay(day, Number(farmId));
  const step = DISPATCH_STEPS.find((each) => pathname.endsWith(`/${each}`)) ?? "pick";
  return (
    <ListDetailLayout
      label="농가"
      list={
        <>
          <DaySwitch day={day} />
          <FarmList
            farms={farms.data?.pages.flatMap(({ list }) => list) ?? []}
            day={day}
            currentId={Number(farmId)}
            step={step}
          />
          {farms.hasNextPage && (
            <Button size="sm" busy={farms.isFetchingNextPage} onClick={() => void farms.fetchNextPage()}>
              더 보기
            </Button>
          )}
        </>
      }
    >
      {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {!error && farm === undefined && <RowsSkeleton rows={8} />}
      {farm === null && (
        <EmptyState emoji="🚚" title="이 농가는 이날 나갈 상자가 없어요">
          <p>왼쪽에서 다른 농가를 골라 주세요</p>
        </EmptyState>
      )}
      {farm && <FarmDesk key={farm.distributor.id} day={day} farm={farm} step={step} />}
    </ListDetailLayout>
  );
}

function FarmDesk({ day, farm, step }: { day: string; farm: FarmOfDay; step: DispatchStep }) {
  const navigate = useNavigate();
  const paidOrders = useOrdersToAccept(day, farm).data?.list ?? [];
  const [isPrinting, setPrinting] = useState(false);
  const go = (to: DispatchStep) => void navigate(paths.dispatchStep(day, farm.distributor.id, to));
  useShortcut("Digit1", () => go("pick"));
  useShortcut("Digit2", () => go("pack"));
  useShortcut("Digit3", () => go("track"));
  useShortcut("Digit4", () => go("done"));
  useShortcut("KeyP", () => setPrinting(true));
  const { distributor, carrier, cutoffTime, paidParcels, acceptedParcels, sentParcels } = farm;
  const counts = { pick: undefined, pack: acceptedParcels, track: acceptedParcels, done: sentParcels };
  return (
    <>
      <PageHeading
        title={distributor.name}
        aside={`${paidParcels + acceptedParcels + sentParcels}상자 · ${carrier.name} · ${distributor.region}`}
        actions={
          <>
            <Badge tone="warning">{cutoffTime} 마감</Badge>
            <AcceptPaidButton orders={paidOrders} isFirst={step === "pick"} />
            <Button size="lg" shortcut="P" onClick={() => setPrinting(true)}>
              인쇄
            </Button>
          </>
        }
      />
      <TabLinks
        label="출고 차례"
        current={paths.dispatchStep(day, distributor.id, step)}
        tabs={DISPATCH_STEPS.map((each, index) => ({
          to: paths.dispatchStep(day, distributor.id, each),
          label: `${index + 1} ${LABELS[each]}`,
          count: counts[each] ? counts[each].toLocaleString() : undefined,
        }))}
      />
      <Outlet context={{ day, farm, paidOrders } satisfies SelectedFarmDay} />
      {isPrinting && <PrintDialog day={day} farm={farm} onClose={() => setPrinting(false)} />}
    </>
  );
}

const LABELS: Record<DispatchStep, string> = {
  pick: "모으기",
  pack: "담기·라벨",
  track: "송장",
  done: "나감",
};
