import { variant } from "#variant/brand-settings.ts";
import { MemberOnly } from "../../../features/accounts/member-only.tsx";
import type { Route } from "./+types/route";
import { PrivacyLogList } from "./privacy-log-list.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `내 정보 기록 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

/** 내 정보 기록: who saw a member's data, why, what and when, and what the member did. */
export default function PrivacyLogPage() {
  return <MemberOnly title="내 정보 기록">{() => <PrivacyLogList />}</MemberOnly>;
}
