import type { GiftLine } from "@todayfruit/domain/gifts/swaps/check-gift-swap";
import { won } from "@todayfruit/domain/money/won";
import type { Runner } from "../../../db/database.ts";
import {
  listPurchasedProducts,
  type PurchasedProduct,
} from "../../cancellations/cancellable-orders.repository.ts";

/** Line of a gift with the product that it is of. */
export type ProductLine = GiftLine & {
  id: number;
  optionId: number;
  optionName: string;
  product: PurchasedProduct;
};

/** Lists the lines of one receiver that nobody cancelled, as they were paid for. */
export async function listLinesOfGift(
  db: Runner,
  { orderId, giftId }: { orderId: number; giftId: number },
): Promise<ProductLine[]> {
  const products = await listPurchasedProducts(db, orderId);
  return products
    .filter((product) => product.gift_id === giftId && !product.is_withdrawn)
    .flatMap((product) =>
      product.options.map((option) => ({
        lineId: String(option.id),
        id: option.id,
        productId: product.product_id,
        distributorId: product.distributor_id,
        optionId: option.option_id,
        optionName: option.name,
        unitPrice: won(option.unit_price),
        units: option.units,
        taxStatus: option.tax_status,
        shipping: option.shipping,
        product,
      })),
    );
}
