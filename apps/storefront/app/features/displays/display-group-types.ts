import type { Reply } from "@todayfruit/contract/all-calls";
import type { ProductCardProps } from "../catalog/product-card.tsx";

export type Group = Reply<"GET /v4/display-category">["list"][number];

export type GroupProps = {
  group: Group;
  onAdd: NonNullable<ProductCardProps["onAdd"]>;
};
