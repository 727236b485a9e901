import type { Reply } from "@todayfruit/contract/all-calls";

export type RankedProduct = Reply<"GET /v1/products/category/{id}/best">["list"][number];
