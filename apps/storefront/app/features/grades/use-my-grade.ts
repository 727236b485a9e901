import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { api } from "../../api/browser-api.ts";

export type GradeInfo = Reply<"GET /v2/app-users/grade-info">;
export type Grades = Reply<"GET /v1/app-users/app-user-grade">["list"];

/** Queries the signed-in member's grade and all grades; `failed` is the query that failed, if any. */
export function useMyGrade() {
  const info = useQuery({ queryKey: ["grade-info"], queryFn: () => api("GET /v2/app-users/grade-info") });
  const grades = useQuery({
    queryKey: ["grades"],
    queryFn: () => api("GET /v1/app-users/app-user-grade"),
    staleTime: 300_000,
  });
  const failed = [info, grades].find(({ isError }) => isError) ?? null;
  return { info: info.data ?? null, grades: grades.data?.list ?? null, failed };
}
