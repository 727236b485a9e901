import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { api } from "../../../api/browser-api.ts";
import { MemberOnly } from "../../../features/accounts/member-only.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import type { Route } from "./+types/route";
import { InquiryThread } from "./inquiry-thread.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `문의 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function InquiryPage() {
  const id = Number(useParams().id);
  return <MemberOnly title="문의">{() => <Inquiry id={id} />}</MemberOnly>;
}

function Inquiry({ id }: { id: number }) {
  const inquiry = useQuery({
    queryKey: ["inquiry", id],
    queryFn: () => api("GET /v1/app-users/inquiries/{id}", { path: { id } }),
    staleTime: 0,
    // An answer appears while the thread is open.
    refetchInterval: 30_000,
  });
  if (inquiry.data) return <InquiryThread inquiry={inquiry.data} />;
  if (inquiry.error) return <LoadFailed error={inquiry.error} onRetry={() => void inquiry.refetch()} />;
  return <RowsSkeleton name="문의" />;
}
