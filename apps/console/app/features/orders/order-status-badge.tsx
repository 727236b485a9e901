import type { OrderItemProductStatus, OrderStatus } from "@todayfruit/domain/orders/status";
import { statusLabel } from "@todayfruit/domain/orders/status-label";
import { Badge, type BadgeTone } from "../../ui/feedback/badge.tsx";

/** Status of an order or of one of its products: blue is new, amber waits for a decision, red is late. */
export function OrderStatusBadge({ status }: { status: OrderItemProductStatus | OrderStatus }) {
  return <Badge tone={TONES[status] ?? "neutral"}>{statusLabel(status).label}</Badge>;
}

const TONES: Partial<Record<OrderItemProductStatus | OrderStatus, BadgeTone>> = {
  paid: "info",
  delivery_waiting: "success",
  delivery_delay: "danger",
  delivering: "success",
  withdraw_request: "warning",
  return_request: "warning",
  replace_request: "warning",
  stock_out: "danger",
};
