import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { api } from "../../api/browser-api.ts";

type Grade = Reply<"GET /v1/app-users/app-user-grade">["list"][number];

const NONE: readonly Grade[] = [];

/** Grades of the shop with their benefits, the lowest first; empty until they are read. */
export function useGrades(isNeeded = true): readonly Grade[] {
  const grades = useQuery({
    queryKey: ["grades"],
    queryFn: () => api("GET /v1/app-users/app-user-grade"),
    enabled: isNeeded,
    staleTime: 300_000,
  });
  return grades.data?.list ?? NONE;
}
