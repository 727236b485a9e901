import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { apiContext } from "../../../api/server-context.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import { paths } from "../../../paths.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import { BottomBar } from "../../../ui/layout/bottom-bar.tsx";
import type { Route } from "./+types/route";
import { FaqFirst } from "./faq-first.tsx";
import { MyInquiries } from "./my-inquiries.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)("GET /v1/boards/faqs");
}

export const meta: Route.MetaFunction = () => [
  { title: `1:1 문의 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

/** Frequent questions first, then the member's inquiries; a guest sees the way to log in. */
export default function InquiriesPage({ loaderData }: Route.ComponentProps) {
  const session = useSession();
  const isGuest = session.status === "ready" && session.userType === "guest";
  return (
    <>
      <AppBar back title="1:1 문의" />
      <main id="contents" className="flex flex-col">
        <FaqFirst faqs={loaderData.list} />
        {session.status === "starting" && <RowsSkeleton name="문의" />}
        {session.status === "failed" && (
          <LoadFailed error={session.authError} onRetry={() => void session.restart()} />
        )}
        {session.status === "ready" && !isGuest && <MyInquiries />}
        {isGuest && (
          <p className="px-gutter pt-8 text-body2 text-ink-2">
            1:1 문의는 회원에게 답해드려요. 비회원 주문은{" "}
            <Link className="font-semibold text-brand-ink underline" to={paths.support}>
              고객센터
            </Link>
            에 물어봐 주세요.
          </p>
        )}
        <BottomBar>
          <Link
            className={buttonClass({ size: "lg", block: true })}
            to={isGuest ? paths.login(paths.newInquiry()) : paths.newInquiry()}
          >
            {isGuest ? "로그인하고 문의하기" : "문의하기"}
          </Link>
        </BottomBar>
      </main>
    </>
  );
}
