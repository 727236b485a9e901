import type { Input, Name } from "@todayfruit/contract/all-calls";

/** Id that no record has. */
const NOBODY = 2_000_000_000;
const REASON = "시험";
const path = { id: NOBODY };

/** Valid fields of an option that operators add. */
export const OPTION_SAMPLE = {
  name: "3kg (12~16과)",
  sort: 2,
  amount: 1,
  weight: { value: 3000, unit: "g" },
  status: "stock_in",
  shipmentDate: null,
  maxUnitInBox: 6,
  listPrice: 37_100,
  price: 31_900,
  specialSalePrice: null,
  supplyCost: 24_430,
  unitPrice: null,
  stock: 80,
} as const;

/** Valid fields of a product that operators add, without its category and farm. */
export const PRODUCT_SAMPLE: Omit<
  Input<"POST /operator/v1/products">["body"],
  "categoryId" | "distributorId"
> = {
  name: "제주 노지 감귤",
  subTitle: "새콤달콤",
  kind: "satsuma",
  taxStatus: "tax_free",
  origin: "국산(제주 서귀포시)",
  images: ["media/p.jpg"],
  options: [OPTION_SAMPLE],
  reason: REASON,
};

type Edits = Extract<
  Name,
  | `${string} /operator/v1/prices`
  | `${string} /operator/v1/products`
  | `${string} /operator/v1/options`
  | `${string} /operator/v1/products/${string}`
  | "PATCH /operator/v1/stock"
  | "GET /operator/v1/stock"
  | "POST /operator/v1/orders/accept"
  | "PATCH /operator/v1/orders"
  | "GET /operator/v1/order-views"
  | "GET /operator/v1/dispatch-farms"
  | "GET /operator/v1/dispatch-farms/{id}/paid-orders"
  | "GET /operator/v1/sent-parcels"
  | "GET /operator/v1/packing"
  | "GET /operator/v1/packing/sheets"
  | "GET /operator/v1/pick-list"
  | "POST /operator/v1/orders/dispatch"
  | "PUT /operator/v1/shipments/{id}/invoice"
  | `${string} /operator/v1/changes`
  | `${string} /operator/v1/changes/${string}`
>;

/** Valid inputs of the calls that edit records and of their lists, for records that do not exist. */
export const RECORD_EDIT_SAMPLES: { [N in Edits]: Input<N> } = {
  "GET /operator/v1/prices": {},
  "PATCH /operator/v1/prices": {
    body: { rows: [{ id: NOBODY, version: 1, set: { price: 1000 } }], reason: REASON },
  },
  "GET /operator/v1/products": {},
  "GET /operator/v1/products/{id}": { path },
  "GET /operator/v1/products/{id}/as-of": { path },
  "PATCH /operator/v1/products": {
    body: { rows: [{ id: NOBODY, version: 1, set: { name: "감귤" } }], reason: REASON },
  },
  "POST /operator/v1/products": { body: { ...PRODUCT_SAMPLE, categoryId: NOBODY, distributorId: NOBODY } },
  "POST /operator/v1/products/{id}/copy": { path, body: { name: "감귤 복사본", reason: REASON } },
  "GET /operator/v1/options": {},
  "POST /operator/v1/options": { body: { rows: [{ productId: NOBODY, ...OPTION_SAMPLE }], reason: REASON } },
  "PATCH /operator/v1/options": {
    body: { rows: [{ id: NOBODY, version: 1, set: { name: "5kg" } }], reason: REASON },
  },
  "GET /operator/v1/stock": {},
  "PATCH /operator/v1/stock": { body: { rows: [{ id: NOBODY, onHand: 7 }], reason: REASON } },
  "POST /operator/v1/orders/accept": { body: { orderIds: [NOBODY] } },
  "PATCH /operator/v1/orders": {
    body: { rows: [{ id: NOBODY, version: 1, set: { memo: "감귤" } }], reason: REASON },
  },
  "GET /operator/v1/order-views": {},
  "GET /operator/v1/dispatch-farms": { query: { day: "2026-12-31" } },
  "GET /operator/v1/dispatch-farms/{id}/paid-orders": { path, query: { day: "2026-12-31" } },
  "GET /operator/v1/sent-parcels": { query: { day: "2026-12-31" } },
  "GET /operator/v1/packing": {},
  "GET /operator/v1/packing/sheets": { query: { sheet: "labels" } },
  "GET /operator/v1/pick-list": {},
  "POST /operator/v1/orders/dispatch": {
    body: { rows: [{ orderNumber: "1", carrier: "04", invoiceNumber: "601234567890" }] },
  },
  "PUT /operator/v1/shipments/{id}/invoice": {
    path,
    body: { carrier: "04", invoiceNumber: "601234567890", version: 1, reason: REASON },
  },
  "GET /operator/v1/changes": {},
  "GET /operator/v1/changes/{id}": { path },
  "POST /operator/v1/changes/{id}/undo": { path, body: { reason: REASON } },
  "POST /operator/v1/changes/{id}/cancel": { path, body: { reason: REASON } },
};
