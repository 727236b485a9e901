import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { apiContext } from "../../../api/server-request-context.ts";
import { GuestInquiryHint } from "../../../features/inquiries/guest-inquiry-hint.tsx";
import { AppBar } from "../../../frame/app-bar.tsx";
import { paths } from "../../../paths.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import { BottomActionBar } from "../../../ui/layout/bottom-action-bar.tsx";
import type { Route } from "./+types/route";
import { FaqSearch } from "./faq-search.tsx";
import { MyInquiries } from "./my-inquiries.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)("GET /v1/boards/faqs");
}

export const meta: Route.MetaFunction = () => [
  { title: `1:1 문의 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

/** Frequent questions first, then the inquiries of the member, or of the guest with how to prove an order. */
export default function InquiriesPage({ loaderData }: Route.ComponentProps) {
  const session = useSession();
  const isGuest = session.status === "ready" && session.userType === "guest";
  return (
    <>
      <AppBar back title="1:1 문의" />
      <main id="contents" className="flex flex-col">
        <FaqSearch faqs={loaderData.list} />
        {session.status === "starting" && <RowsSkeleton name="문의" />}
        {session.status === "failed" && (
          <LoadFailed error={session.authError} onRetry={() => void session.restart()} />
        )}
        {session.status === "ready" && <MyInquiries />}
        {isGuest && (
          <div className="px-gutter pt-4 pb-8">
            <GuestInquiryHint next={paths.inquiries} />
          </div>
        )}
        <BottomActionBar>
          <Link className={buttonClass({ size: "lg", block: true })} to={paths.newInquiry()}>
            문의하기
          </Link>
        </BottomActionBar>
      </main>
    </>
  );
}
