import { variant } from "#variant/brand-settings.ts";
import { MemberOnly } from "../../../features/accounts/member-only.tsx";
import { useMyGrade } from "../../../features/grades/use-my-grade.ts";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import type { Route } from "./+types/route";
import { GradeHero } from "./grade-hero.tsx";
import { GradeList } from "./grade-list.tsx";
import { PointBalanceAndHistory } from "./point-balance-and-history.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `등급 · 포인트 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function GradePage() {
  return (
    <MemberOnly title="등급 · 포인트">
      {(user) => (
        <>
          <Grade name={user.nickname ?? user.name ?? "회원"} />
          <PointBalanceAndHistory />
        </>
      )}
    </MemberOnly>
  );
}

function Grade({ name }: { name: string }) {
  const { info, grades, failed } = useMyGrade();
  if (failed) return <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!info || !grades) return <RowsSkeleton name="등급" />;
  return (
    <section className="bg-surface px-gutter pt-4 pb-8" aria-label="내 등급">
      <GradeHero name={name} info={info} grades={grades} />
      <GradeList grades={grades} mine={info.appUserGrade.grade} months={info.periodMonths} />
    </section>
  );
}
