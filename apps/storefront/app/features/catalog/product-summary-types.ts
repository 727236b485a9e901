import type { Reply } from "@todayfruit/contract/all-calls";

export type ProductSummary = Reply<"GET /v1/products/category/{id}">["list"][number];
