import type { OrderItemProductStatus, OrderStatus } from "@todayfruit/domain/orders/status";
import { statusLabel } from "@todayfruit/domain/orders/status-label";
import { Badge, type BadgeTone } from "../../ui/layout/badge.tsx";

type Status = OrderItemProductStatus | OrderStatus;

/** Order status as a heading: brand colour while in delivery, red while a deposit is awaited, muted once cancelled or returned. */
export function StatusText({ status }: { status: Status }) {
  const { label, step } = statusLabel(status);
  const tone = TONES[status] ?? (step === null ? "text-ink-3" : "text-ink");
  return <b className={`text-body1/6 font-bold ${tone}`}>{label}</b>;
}

const TONES: Partial<Record<Status, string>> = {
  delivering: "text-brand-ink",
  bank_transfer_waiting: "text-sale",
};

export function StatusBadge({ status }: { status: Status }) {
  return <Badge tone={badgeTone(status)}>{statusLabel(status).label}</Badge>;
}

function badgeTone(status: Status): BadgeTone {
  if (status === "delivering") return "success";
  return status === "delivery_delay" ? "warning" : "mute";
}
