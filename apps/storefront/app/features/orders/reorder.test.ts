import { expect, test } from "vitest";
import { reorder, reorderText } from "./reorder.ts";

const option = (optionId: number, name: string) => ({
  id: optionId,
  optionId,
  name,
  optionUnit: optionId,
  price: 1000,
  listPrice: 1000,
  shipmentDate: null,
  deliveryPromise: null,
  undatedDelay: null,
});
const item = {
  product: {
    id: 7,
    uuid: "",
    name: "감귤",
    images: [],
    distributor: { id: 1, name: "농원", region: "제주" },
  },
  orderOptionGroups: [option(1, "3kg"), option(2, "5kg"), option(3, "10kg")],
};
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : "");

test("reorder: each option is put in with its units, whatever becomes of the others", async () => {
  const puts: unknown[] = [];
  const result = await reorder(item, async (productId, { optionId, optionUnit }) => {
    if (optionId === 2) throw new Error("품절된 상품이에요");
    puts.push([productId, optionId, optionUnit]);
  });
  expect(puts).toEqual([
    [7, 1, 1],
    [7, 3, 3],
  ]);
  expect(reorderText(result, reasonOf)).toBe("장바구니에 담았어요. 5kg은 담지 못했어요. 품절된 상품이에요");
});

test("reorderText: says that all or none were put in, with the reason", async () => {
  const none = await reorder(item, async () => {
    throw new Error("지금은 살 수 없어요");
  });
  expect(reorderText(none, reasonOf)).toBe("지금은 살 수 없어요");
  expect(reorderText({ put: 3, left: [] }, reasonOf)).toBe("장바구니에 담았어요");
  expect(reorderText({ ...none, put: 1 }, reasonOf)).toContain("3kg 외 2개는 담지 못했어요");
});
