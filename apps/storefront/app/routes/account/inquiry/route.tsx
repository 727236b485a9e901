import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useParams } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import speech from "../../../assets/emoji/speech.webp";
import { InquiryPageFrame } from "../../../features/inquiries/inquiry-page-frame.tsx";
import { paths } from "../../../paths.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import type { Route } from "./+types/route";
import { InquiryMenu } from "./inquiry-menu.tsx";
import { InquiryThread } from "./inquiry-thread.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `문의 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

/** Thread of an inquiry; a guest whom it is hidden from sees how to prove their order. */
export default function InquiryPage() {
  const id = Number(useParams().id);
  const session = useSession();
  const inquiry = useQuery({
    queryKey: ["inquiry", id],
    queryFn: () => api("GET /v1/app-users/inquiries/{id}", { path: { id } }),
    enabled: session.status === "ready",
    staleTime: 0,
    // An answer appears while the thread is open.
    refetchInterval: 30_000,
  });
  const isHidden = refusalCodeOf(inquiry.error) === "INQUIRY_NOT_FOUND";
  return (
    <InquiryPageFrame title="문의" menu={inquiry.data && <InquiryMenu inquiry={inquiry.data} />}>
      {(_user, isGuest) => {
        if (isHidden && isGuest) return <ProveFirst />;
        if (inquiry.data) return <InquiryThread inquiry={inquiry.data} />;
        if (inquiry.data === undefined)
          return <LoadFailed error={inquiry.error} onRetry={() => void inquiry.refetch()} />;
        return <RowsSkeleton name="문의" />;
      }}
    </InquiryPageFrame>
  );
}

function ProveFirst() {
  const { pathname } = useLocation();
  return (
    <EmptyState
      image={speech}
      title="물어본 분인지 확인해 주세요"
      action={
        <p className="flex flex-wrap justify-center gap-2">
          <Link className={buttonClass()} to={paths.guestOrders}>
            비회원 주문 조회
          </Link>
          <Link className={buttonClass({ tone: "tint" })} to={paths.login(pathname)}>
            로그인
          </Link>
        </p>
      }
    >
      비회원 문의는 주문한 번호를 인증하면 보여요
    </EmptyState>
  );
}
