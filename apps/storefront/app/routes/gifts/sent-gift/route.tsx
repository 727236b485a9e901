import { variant } from "#variant/brand-settings.ts";
import { MemberOnly } from "../../../features/accounts/member-only.tsx";
import type { Route } from "./+types/route";
import { SentGift } from "./sent-gift.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `보낸 선물 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function GiftGroupPage({ params }: Route.ComponentProps) {
  return <MemberOnly title="보낸 선물">{() => <SentGift id={Number(params.id)} />}</MemberOnly>;
}
