import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { MemberPicture } from "../../../features/accounts/member-picture.tsx";
import type { MyPageCounts } from "../../../features/accounts/use-my-page-counts.ts";
import { paths } from "../../../paths.ts";
import type { User } from "../../../session/restore-or-begin-session.ts";
import { GradeCard } from "./grade-card.tsx";
import { PointsCouponsAndReviewsTiles } from "./points-coupons-and-reviews-tiles.tsx";

type MemberCardProps = { user: User; counts: MyPageCounts | undefined };

/** Card of the signed-in member: name, grade, and what they can use. */
export function MemberCard({ user, counts }: MemberCardProps) {
  const grade = user.appUserGrade;
  return (
    <section className="bg-surface px-gutter pt-2 pb-5">
      <Link className="flex min-h-15 items-center gap-3" to={paths.profile}>
        <MemberPicture path={user.profileImageUrl} size={56} />
        <span className="min-w-0 flex-1">
          <h2 className="truncate text-title3 font-bold">{user.name ?? user.nickname}님</h2>
          <span className="block truncate text-label text-ink-3">
            {[user.email, WAYS[user.userType]].filter(Boolean).join(" · ")}
          </span>
        </span>
        <ChevronRight className="size-5 flex-none text-ink-3" aria-label="내 정보" />
      </Link>
      {grade && <GradeCard grade={grade} />}
      <PointsCouponsAndReviewsTiles point={user.point} counts={counts} />
    </section>
  );
}

const WAYS: Record<User["userType"], string | null> = {
  guest: null,
  email: null,
  kakaotalk: "카카오 로그인",
  naver: "네이버 로그인",
};
