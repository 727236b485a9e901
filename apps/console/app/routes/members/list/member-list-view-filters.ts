import type { Input } from "@todayfruit/contract/all-calls";

type MemberQuery = NonNullable<Input<"GET /operator/v1/members">["query"]>;

/** Views of the list of members, with the filter of each. */
export const MEMBER_VIEWS = [
  { view: "all", label: "찾기", filter: {} },
  { view: "noted", label: "메모 있음", filter: { hasNote: true } },
  { view: "blocked", label: "막음", filter: { isBlocked: true } },
] as const satisfies readonly { view: string; label: string; filter: MemberQuery }[];

export type MemberView = (typeof MEMBER_VIEWS)[number];

/** Returns the view of an address; what is no view is the first one. */
export function memberViewOf(text: string | null): MemberView {
  return MEMBER_VIEWS.find(({ view }) => view === text) ?? MEMBER_VIEWS[0];
}
