import type { Input } from "@todayfruit/contract/all-calls";

type SettlementQuery = NonNullable<Input<"GET /operator/v1/settlements">["query"]>;

/** Views of the list of settlements, with the filter of each. */
export const SETTLEMENT_VIEWS = [
  { view: "due", label: "드릴 것", filter: { isPaid: false } },
  { view: "paid", label: "드렸어요", filter: { isPaid: true } },
  { view: "all", label: "모두", filter: {} },
] as const satisfies readonly { view: string; label: string; filter: SettlementQuery }[];

export type SettlementView = (typeof SETTLEMENT_VIEWS)[number];

/** Returns the view of an address; what is no view is the first one. */
export function settlementViewOf(text: string | null): SettlementView {
  return SETTLEMENT_VIEWS.find(({ view }) => view === text) ?? SETTLEMENT_VIEWS[0];
}
