import { useCarriers } from "../../../../features/carriers/use-carriers.ts";
import type { ProductFields } from "../../../../features/products/edited-product-types.ts";
import { productStatusText } from "../../../../features/products/product-status-text.ts";
import { useCategories } from "../../../../features/products/use-categories.ts";
import { useFarms } from "../../../../features/products/use-farms.ts";
import { formatFieldValue } from "./format-field-value.ts";

type Named = readonly { id: number; name: string }[];
const nameIn = (list: Named, id: unknown) => list.find((each) => each.id === id)?.name ?? String(id);

/** Returns how the value of a product's field is written in a comparison, references by their names. */
export function useFieldValueFormatter(): (field: keyof ProductFields, value: unknown) => string {
  const [categories, farms, carriers] = [useCategories(), useFarms(), useCarriers()];
  return (field, value) => {
    switch (field) {
      case "categoryId":
        return nameIn(categories, value);
      case "distributorId":
        return nameIn(farms, value);
      case "carrierCode":
        return carriers.find(({ code }) => code === value)?.name ?? String(value);
      case "taxStatus":
        return value === "tax_free" ? "면세" : "과세";
      case "status":
        return productStatusText(value as ProductFields["status"]);
      default:
        return formatFieldValue(value);
    }
  };
}
