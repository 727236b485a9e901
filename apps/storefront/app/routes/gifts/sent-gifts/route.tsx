import { variant } from "#variant/brand-settings.ts";
import { MemberOnly } from "../../../features/accounts/member-only.tsx";
import type { Route } from "./+types/route";
import { SentGifts } from "./sent-gifts.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `보낸 선물 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function GiftsPage() {
  return <MemberOnly title="보낸 선물">{() => <SentGifts />}</MemberOnly>;
}
