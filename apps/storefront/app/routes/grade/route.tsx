import { useQuery } from "@tanstack/react-query";
import { face } from "#variant/face.ts";
import { api } from "../../api/browser-api.ts";
import { MemberOnly, RowsSkeleton } from "../../ui/account/member-only.tsx";
import { LoadFailed } from "../../ui/feedback/load-failed.tsx";
import type { Route } from "./+types/route";
import { GradeHero } from "./grade-hero.tsx";
import { GradeList } from "./grade-list.tsx";
import { PointHistory } from "./point-history.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `등급 · 포인트 · ${face.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function GradePage() {
  return (
    <MemberOnly title="등급 · 포인트">
      {(user) => (
        <>
          <Grade name={user.nickname ?? user.name ?? "회원"} />
          <PointHistory />
        </>
      )}
    </MemberOnly>
  );
}

function Grade({ name }: { name: string }) {
  const info = useQuery({ queryKey: ["grade-info"], queryFn: () => api("GET /v2/app-users/grade-info") });
  const grades = useQuery({
    queryKey: ["grades"],
    queryFn: () => api("GET /v1/app-users/app-user-grade"),
    staleTime: 300_000,
  });
  const failed = [info, grades].find(({ isError }) => isError);
  if (failed) return <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!info.data || !grades.data) return <RowsSkeleton name="등급" />;
  return (
    <section className="bg-surface px-gutter pt-4 pb-8" aria-label="내 등급">
      <GradeHero name={name} info={info.data} grades={grades.data.list} />
      <GradeList
        grades={grades.data.list}
        mine={info.data.appUserGrade.grade}
        months={info.data.periodMonths}
      />
    </section>
  );
}
