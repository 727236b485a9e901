import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { AREA_TYPES, type AreaType } from "@todayfruit/domain/shipping/area-of-zonecode";
import { paths } from "../../../paths.ts";

type View = Reply<"GET /operator/v1/order-views">["list"][number]["view"];
export type ListView = View | "all";
export type OrderQuery = NonNullable<Input<"GET /operator/v1/orders">["query"]>;

/** Views of the list of orders, the most urgent first. */
export const VIEWS: readonly { view: ListView; label: string; isUrgent?: true }[] = [
  { view: "paid", label: "접수할 것", isUrgent: true },
  { view: "delivery_waiting", label: "배송준비" },
  { view: "delivery_delay", label: "배송지연", isUrgent: true },
  { view: "delivering", label: "배송중" },
  { view: "bank_transfer_waiting", label: "입금대기" },
  { view: "withdraw_request", label: "취소 요청", isUrgent: true },
  { view: "today", label: "오늘 들어온 것" },
  { view: "all", label: "전체" },
];

/** Reads the view of an address; what is no view of the list is `all` orders. */
export function viewOf(text: string | null): ListView {
  return VIEWS.find(({ view }) => view === text)?.view ?? "all";
}

/** What the address of the list says: its view, the sought text, and what it is narrowed to. */
export type OrderPlace = {
  view: ListView;
  search: string;
  distributorId: number | null;
  area: AreaType | null;
};

export function readPlace(query: URLSearchParams): OrderPlace {
  const farm = query.get("farm") ?? "";
  return {
    view: viewOf(query.get("view")),
    search: query.get("search") ?? "",
    distributorId: /^[1-9]\d{0,14}$/.test(farm) ? Number(farm) : null,
    area: AREA_TYPES.find((area) => area === query.get("area")) ?? null,
  };
}

/** @example addressOf({ view: "paid", search: "", distributorId: 3, area: null }) // "/orders?view=paid&farm=3" */
export function addressOf({ view, search, distributorId, area }: OrderPlace): string {
  const text = new URLSearchParams({
    ...(view !== "all" && { view }),
    ...(search !== "" && { search }),
    ...(distributorId !== null && { farm: String(distributorId) }),
    ...(area !== null && { area }),
  }).toString();
  return text === "" ? paths.orders() : `${paths.orders()}?${text}`;
}

/**
 * Returns the filters of a place.
 *
 * @example filtersOf({ view: "paid", search: "", distributorId: null, area: null }, now) // { status: "paid" }
 */
export function filtersOf({ view, search, distributorId, area }: OrderPlace, now: Date): OrderQuery {
  return {
    ...filtersOfView(view, now),
    ...(search !== "" && { search }),
    ...(distributorId !== null && { distributorId }),
    ...(area !== null && { areaAddress: area }),
  };
}

function filtersOfView(view: ListView, now: Date): OrderQuery {
  if (view === "all" || view === "due") return {};
  return view === "today" ? { from: kstDateOf(now.toISOString()) } : { status: view };
}
