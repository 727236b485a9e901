import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../api/console-api.ts";

const NONE: { code: string; name: string }[] = [];

/** Returns the carriers; none before they have come. */
export function useCarriers(): readonly { code: string; name: string }[] {
  const { data } = useQuery({
    queryKey: ["carriers"],
    queryFn: () => callApi("GET /operator/v1/carriers"),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.list ?? NONE;
}
