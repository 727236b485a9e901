import type { Input } from "@todayfruit/contract/all-calls";

type Query = NonNullable<Input<"GET /operator/v1/claims">["query"]>;

/** Views of the queue, that of open work first. */
export const CLAIM_VIEWS = [
  { view: "waiting", label: "기다림", query: { status: "requested" } },
  { view: "offered", label: "답 기다림", query: { status: "offered" } },
  { view: "pickup", label: "회수 중", query: { isComingBack: true } },
  { view: "approved", label: "받아들임", query: { status: "approved" } },
  { view: "denied", label: "거절", query: { status: "denied" } },
] as const satisfies readonly { view: string; label: string; query: Query }[];
export type ClaimView = (typeof CLAIM_VIEWS)[number]["view"];

/** Reads the view of an address; what is no view is what waits. */
export function claimViewOf(text: string | null): ClaimView {
  return CLAIM_VIEWS.find(({ view }) => view === text)?.view ?? "waiting";
}

/** @example claimQueryOf("pickup") // { isComingBack: true } */
export function claimQueryOf(view: ClaimView): Query {
  return CLAIM_VIEWS.find((each) => each.view === view)?.query ?? {};
}
