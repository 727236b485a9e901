import { expect, test } from "vitest";
import { formToProduct } from "./store-and-convert-new-product-draft.ts";

test("formToProduct: texts without spaces around them, ids as numbers, and its first option", () => {
  const body = formToProduct({
    product: {
      name: " 나주 배 ",
      kind: "신고",
      categoryId: "1001",
      distributorId: "3",
      taxStatus: "taxable",
      origin: "국산(전남 나주시)",
      images: ["media/products/a.jpg"],
    },
    option: { name: "5kg", weight: "5kg", listPrice: "", price: "39,000", supplyCost: "28,000", stock: "40" },
  });
  expect(body).toMatchObject({
    name: "나주 배",
    categoryId: 1001,
    distributorId: 3,
    taxStatus: "taxable",
    options: [{ name: "5kg", sort: 1, price: 39_000, weight: { value: 5000, unit: "g" }, stock: 40 }],
  });
});
