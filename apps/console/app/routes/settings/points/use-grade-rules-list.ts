import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";

export type GradeRules = Reply<"GET /operator/v1/grade-rules">["list"][number];
export type Grade = GradeRules["grades"][number];

/** Reads the rules of grades with all their terms. */
export const useGradeRulesList = () =>
  useQuery({
    queryKey: ["grade-rules", "settings"],
    queryFn: () => callApi("GET /operator/v1/grade-rules", {}),
  });
