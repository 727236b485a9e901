import type { Page } from "playwright-core";
import { openPage } from "./browser-visit-helpers.ts";
import { callAs } from "./buying-steps-by-calls.ts";
import { read } from "./read-and-change-rows.ts";

/** Product with a small and a large option, of which the large one costs less than two small ones. */
export type CheaperLargeOption = { id: number; small: number; large: number; large_name: string };

/** Finds a product of which a large option costs at least 500원 less than two of half its weight. */
export async function findCheaperLargeOption(): Promise<CheaperLargeOption> {
  const [row] = await read<CheaperLargeOption>(
    `select p.id, small.id as small, large.id as large, large.name as large_name
       from product p
       join product_option small on small.product_id = p.id and small.status = 'stock_in'
       join product_option large on large.product_id = p.id and large.status = 'stock_in'
        and large.weight_unit = small.weight_unit and large.weight_value between small.weight_value + 1 and 2 * small.weight_value
        and 2 * small.price >= large.price + 500
       join option_stock s on s.option_id = large.id and s.on_hand - s.reserved > 10
      where p.status = 'stock_in' and p.sale_type = 'normal' and not p.is_app_only and p.min_grade is null and not p.requires_share
        and not exists (select from timed_price t where t.option_id in (small.id, large.id))
        and small.special_sale_price is null and large.special_sale_price is null
        and small.shipment_date is null and large.shipment_date is null
      order by p.id limit 1`,
    [],
  );
  if (!row) throw new Error("The demonstration has no such pair");
  return row;
}

export async function putTwoSmallOnes(page: Page, { id, small }: CheaperLargeOption): Promise<void> {
  await callAs(page, "POST /v1.2/app-users/shopping-carts", {
    body: { productId: id, optionGroups: [{ optionId: small, optionUnit: 2 }] },
  });
  await openPage(page, "/cart");
}

export const suggestions = (page: Page) => page.getByRole("region", { name: "더 싸게 살 수 있어요" });
