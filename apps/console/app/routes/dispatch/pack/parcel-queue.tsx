import Circle from "lucide-react/icons/circle";
import CircleCheck from "lucide-react/icons/circle-check";
import { keyOf, type Parcel } from "../../../features/dispatch/use-parcels.ts";

type ParcelQueueProps = {
  parcels: readonly Parcel[];
  currentKey: string | null;
  isPacked(key: string): boolean;
  onOpen(key: string): void;
};

/** Parcels of a farm in their order, each with whether it is packed on this device. */
export function ParcelQueue({ parcels, currentKey, isPacked, onOpen }: ParcelQueueProps) {
  const done = parcels.filter((parcel) => isPacked(keyOf(parcel))).length;
  return (
    <section className="overflow-hidden rounded-card bg-surface inset-shadow-hairline">
      <h2 className="flex items-baseline px-4 py-3 text-form font-bold">
        담을 상자
        <span className="number ml-auto text-micro font-normal text-ink-3">
          {done} / {parcels.length} 담음
        </span>
      </h2>
      <ol className="max-h-140 overflow-auto">
        {parcels.map((parcel) => {
          const key = keyOf(parcel);
          const Icon = isPacked(key) ? CircleCheck : Circle;
          return (
            <li key={key} className="border-t border-line">
              <button
                type="button"
                aria-current={key === currentKey || undefined}
                className="flex w-full items-center gap-2 px-3 py-2 text-left hover:bg-row-hover aria-[current]:bg-brand-tint"
                onClick={() => onOpen(key)}
              >
                <Icon className={isPacked(key) ? "text-success" : "text-control"} aria-hidden />
                <b className="number font-semibold">{parcel.orderNumber}</b>
                <span className="truncate">{parcel.receiver.name}</span>
                <span className="ml-auto flex-none text-micro text-ink-3">{isPacked(key) ? "담음" : ""}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
