import type { Runner } from "../../../db/database.ts";
import { deriveEditableProductFields } from "../../products/derive-editable-product-fields.ts";
import { listEditableProducts } from "../../products/operator-products.repository.ts";
import { listPrices } from "../../products/prices/prices.repository.ts";
import { DISPATCH_COLUMNS } from "../definitions/dispatch-columns.ts";
import { OPTION_COLUMNS } from "../definitions/option-columns.ts";
import { COUPON_COLUMNS } from "../definitions/order-member-coupon-columns.ts";
import { PRICE_COLUMNS } from "../definitions/price-columns.ts";
import { PRODUCT_COLUMNS } from "../definitions/product-columns.ts";
import { STOCK_COLUMNS } from "../definitions/stock-columns.ts";
import {
  listExportedCoupons,
  listExportedOptions,
  listExportedStock,
} from "./exported-options-stock-and-coupons.repository.ts";
import { listExportedDispatches } from "./exported-orders-and-members.repository.ts";
import { presentExportedCoupon } from "./exported-rows.presenter.ts";
import { pagesById, type SheetPages, sheetPages } from "./yield-heading-and-row-pages.ts";

/** Pages of each sheet without people, as an import reads them back. */
export const EXPORTED_RECORD_PAGES = {
  products: (db: Runner): SheetPages =>
    sheetPages(
      PRODUCT_COLUMNS,
      pagesById(
        (after, take) => listEditableProducts(db, after, take),
        (row) => ({ ...deriveEditableProductFields(row), id: row.id, version: row.version }),
      ),
    ),
  options: (db: Runner): SheetPages =>
    sheetPages(
      OPTION_COLUMNS,
      pagesById(
        (after, take) => listExportedOptions(db, after, take),
        (row) => ({
          ...row,
          productName: row.product_name,
          shipmentDate: row.shipment_date,
          maxUnitInBox: row.max_unit_in_box,
        }),
      ),
    ),
  prices: (db: Runner): SheetPages =>
    sheetPages(
      PRICE_COLUMNS,
      pagesById(
        (after, take) =>
          listPrices(db, {
            after,
            take,
            productId: null,
            productIds: null,
            categoryId: null,
            distributorId: null,
          }),
        (row) => ({
          id: row.id,
          version: row.version,
          productName: row.product_name,
          optionName: row.option_name,
          listPrice: row.list_price,
          price: row.price,
          specialSalePrice: row.special_sale_price,
          supplyCost: row.supply_cost,
        }),
      ),
    ),
  stock: (db: Runner): SheetPages =>
    sheetPages(
      STOCK_COLUMNS,
      pagesById(
        (after, take) => listExportedStock(db, after, take),
        (row) => ({
          id: row.id,
          productName: row.product_name,
          optionName: row.option_name,
          reserved: row.reserved,
          seenOnHand: row.on_hand,
          onHand: row.on_hand,
        }),
      ),
    ),
  dispatches: (db: Runner): SheetPages =>
    sheetPages(
      DISPATCH_COLUMNS,
      pagesById(
        (after, take) => listExportedDispatches(db, after, take),
        (row) => ({
          orderNumber: row.number,
          products: row.products,
          carrier: row.carrier,
          invoiceNumber: null,
        }),
      ),
    ),
  coupons: (db: Runner): SheetPages =>
    sheetPages(
      COUPON_COLUMNS,
      pagesById((after, take) => listExportedCoupons(db, after, take), presentExportedCoupon),
    ),
} as const;
