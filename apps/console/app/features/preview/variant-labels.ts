import type { Reply } from "@todayfruit/contract/all-calls";

type Face = Reply<"POST /operator/v1/previews">["addresses"][number]["variant"];

/** Names of the shop's four faces, in their order. */
export const VARIANT_LABELS: Record<Face, string> = {
  todayfruit: "오늘의과일",
  market: "오늘의장터",
  farmer: "오늘의농부",
  ru: "알유마켓",
};
