import { useState } from "react";
import { useLocalCheckmarks } from "../../../features/dispatch/use-local-checkmarks.ts";
import { keyOf, type Parcel, useParcels } from "../../../features/dispatch/use-parcels.ts";
import { useSelectedFarmDay } from "../../../features/dispatch/use-selected-farm-day.ts";
import { HoldDialog } from "../../../features/orders/moving/hold-dialog.tsx";
import { printPackingSheets } from "../../../features/printing/print-packing-sheets.ts";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { useScanner } from "../../../ui/keyboard/use-scanner.ts";
import { useShortcut } from "../../../ui/keyboard/use-shortcut.ts";
import { ParcelBox } from "./parcel-box.tsx";
import { ParcelQueue } from "./parcel-queue.tsx";
import { ShortageDialog } from "./shortage-dialog.tsx";

type Open = { kind: "hold" | "shortage"; parcel: Parcel } | null;

/**
 * Packing: one parcel at a time, one key for each. What is packed is noted on this device, since a parcel is sent by its
 * invoice and by nothing before.
 */
export default function PackPage() {
  const { day, farm } = useSelectedFarmDay();
  const { data, error, refetch } = useParcels(day, farm.distributor.id);
  const packed = useLocalCheckmarks(`packed ${day} ${farm.distributor.id}`);
  const settings = useLocalCheckmarks("packing");
  const [chosen, setChosen] = useState<string | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const parcels = data?.list ?? [];
  const left = parcels.filter((parcel) => !packed.has(keyOf(parcel)));
  const current = parcels.find((parcel) => keyOf(parcel) === chosen) ?? left[0];
  const place = current ? parcels.indexOf(current) : -1;
  const printsLabels = settings.has("labels");
  /** Opens the next parcel that is not packed, from a place on and around. */
  const openAfter = (from: number) => {
    const others = [...parcels.slice(from + 1), ...parcels.slice(0, from)];
    const next = others.find((parcel) => !packed.has(keyOf(parcel)));
    setChosen(next ? keyOf(next) : null);
  };
  const move = (by: number) => {
    const next = parcels[Math.max(0, Math.min(parcels.length - 1, place + by))];
    if (next) setChosen(keyOf(next));
  };
  const pack = () => {
    if (!current || packed.has(keyOf(current))) return;
    packed.add([keyOf(current)]);
    openAfter(place);
    if (!printsLabels) return;
    const query = {
      day,
      distributorId: farm.distributor.id,
      sheet: "labels",
      orderId: current.orderId,
    } as const;
    printPackingSheets(query).catch(({ message }: Error) => toasts.show({ text: message, isFailure: true }));
  };
  const packAll = () => {
    const keys = left.map(keyOf);
    if (keys.length === 0) return;
    packed.add(keys);
    setChosen(null);
    toasts.show({
      text: `${keys.length}상자를 다 담았어요`,
      action: { label: "되돌리기", run: () => packed.remove(keys) },
    });
  };
  useScanner((code) => {
    const found = parcels.find(({ orderNumber }) => orderNumber === code);
    if (found) setChosen(keyOf(found));
    else toasts.show({ text: `${code} 상자가 이 농가에 없어요`, isFailure: true });
  });
  useShortcut("Enter", pack);
  useShortcut("KeyJ", () => move(1));
  useShortcut("KeyK", () => move(-1));
  useShortcut("KeyN", () => openAfter(place));
  useShortcut("KeyS", () => current && setOpen({ kind: "shortage", parcel: current }));
  useShortcut("KeyD", () => current && setOpen({ kind: "hold", parcel: current }));
  useShortcut("KeyL", () => settings.toggle("labels"));
  useShortcut("KeyE", packAll);
  if (error && !data) return <ErrorScreen error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={6} />;
  if (parcels.length === 0) {
    return (
      <EmptyState emoji="📦" title="담을 상자가 없어요">
        <p>{farm.paidParcels > 0 ? "A를 눌러 주문을 접수해 주세요" : "모두 보냈어요. 수고했어요"}</p>
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_292px] items-start gap-4 max-wide:grid-cols-1">
      {current && left.length > 0 ? (
        <ParcelBox
          key={keyOf(current)}
          parcel={current}
          place={`${place + 1} / ${parcels.length}`}
          isPacked={packed.has(keyOf(current))}
          printsLabels={printsLabels}
          onPack={pack}
          onShortage={() => setOpen({ kind: "shortage", parcel: current })}
          onHold={() => setOpen({ kind: "hold", parcel: current })}
          onSkip={() => openAfter(place)}
        />
      ) : (
        <EmptyState emoji="🎉" title={`${parcels.length}상자를 다 담았어요`}>
          <p>3을 눌러 송장을 붙여 넣으면 보내요</p>
        </EmptyState>
      )}
      <div className="flex flex-col gap-2.5">
        <ParcelQueue
          parcels={parcels}
          currentKey={current ? keyOf(current) : null}
          isPacked={packed.has}
          onOpen={setChosen}
        />
        <Checkbox
          label="담을 때마다 라벨 인쇄"
          className="px-1"
          checked={printsLabels}
          onChange={() => settings.toggle("labels")}
        />
        {left.length > 0 && (
          <Button shortcut="E" onClick={packAll}>
            남은 {left.length}상자 모두 담음
          </Button>
        )}
        <p className="rounded-control bg-info-tint px-3 py-2.5 text-info">
          스캐너로 라벨의 바코드를 읽으면 그 상자가 열려요. 담은 표시는 이 기기에 남아요.
        </p>
      </div>
      {open?.kind === "hold" && (
        <HoldDialog
          orderId={open.parcel.orderId}
          productIds={open.parcel.products.map(({ id }) => id)}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === "shortage" && <ShortageDialog parcel={open.parcel} onClose={() => setOpen(null)} />}
    </div>
  );
}
