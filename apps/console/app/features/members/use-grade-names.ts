import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../api/console-api.ts";
import { useMe } from "../../session/use-me.ts";

const HOUR_MS = 3_600_000;

/** Returns the name of each grade; its number where the operator may not read the rules. */
export function useGradeNames(): { nameOf(grade: number): string; all: { grade: number; name: string }[] } {
  const { may } = useMe();
  const { data } = useQuery({
    queryKey: ["grade-rules"],
    queryFn: () => callApi("GET /operator/v1/grade-rules"),
    staleTime: HOUR_MS,
    enabled: may("coupons.manage"),
  });
  const grades = data?.list[0]?.grades ?? [];
  return {
    nameOf: (grade) => grades.find((each) => each.grade === grade)?.gradeName ?? `${grade}등급`,
    all: grades.map(({ grade, gradeName }) => ({ grade, name: gradeName })),
  };
}
