import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { MemberOnly } from "../../../features/accounts/member-only.tsx";
import { paths } from "../../../paths.ts";
import type { User } from "../../../session/restore-or-begin-session.ts";
import { loadUser, USER_QUERY_KEY } from "../../../session/session-provider.tsx";
import { LinkTabs } from "../../../ui/layout/link-tabs.tsx";
import type { Route } from "./+types/route";
import { ProductsToReviewList } from "./products-to-review-list.tsx";
import { WrittenList } from "./written-list.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `내 후기 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

/** Products to review, and the member's reviews. */
export default function MyReviewsPage() {
  return <MemberOnly title="내 후기">{(user) => <MyReviews user={user} />}</MemberOnly>;
}

function MyReviews({ user }: { user: User }) {
  const [search] = useSearchParams();
  const isWritten = search.get("tab") === "written";
  // The count changes on this page; the session has the one from its start.
  const { count, profileImageUrl } = useQuery({ queryKey: USER_QUERY_KEY, queryFn: loadUser }).data ?? user;
  return (
    <>
      <LinkTabs
        label="내 후기"
        even
        tabs={[
          { to: paths.myReviews, label: `쓸 수 있는 후기 ${count.reviewableCount}`, current: !isWritten },
          { to: paths.myWrittenReviews, label: `내가 쓴 후기 ${count.reviewCount}`, current: isWritten },
        ]}
      />
      {isWritten ? <WrittenList picture={profileImageUrl} /> : <ProductsToReviewList />}
    </>
  );
}
