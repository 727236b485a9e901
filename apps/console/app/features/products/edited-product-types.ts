import type { Reply } from "@todayfruit/contract/all-calls";

/** A product as the editor reads it. */
export type EditedProduct = Reply<"GET /operator/v1/products/{id}">;
/** Fields of a product that are edited. */
export type ProductFields = Omit<EditedProduct, "id" | "version" | "missing">;
