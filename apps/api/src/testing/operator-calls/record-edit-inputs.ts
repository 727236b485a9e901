import type { Input, Name } from "@todayfruit/contract/all-calls";
import { seedProduct } from "../product-and-member-fixtures.ts";
import type { TestShop } from "../test-shop.ts";
import { OPTION_SAMPLE, PRODUCT_SAMPLE } from "./record-edit-samples.ts";

type Edits =
  | "PATCH /operator/v1/prices"
  | "PATCH /operator/v1/products"
  | "PATCH /operator/v1/stock"
  | "POST /operator/v1/options"
  | "POST /operator/v1/products"
  | "POST /operator/v1/products/{id}/copy"
  | "PATCH /operator/v1/options"
  | "POST /operator/v1/changes/{id}/undo"
  | "POST /operator/v1/changes/{id}/cancel";
export type RecordEditInputs = { [N in Edits & Name]: () => Promise<Input<N>> };

const REASON = "시험";

/** Every text of a product, so that each is tried with hostile content. */
const WHOLE_PRODUCT = {
  name: "감귤",
  subTitle: "새콤달콤",
  kind: "satsuma",
  origin: "국산(제주 서귀포시)",
  storage: "냉장",
  harvestNote: "새벽 수확",
  expiryNote: "열흘",
  seasonNote: "겨울",
  undeliverableNote: "섬은 못 보내요",
  seoTitle: "감귤 산지직송",
  seoDescription: "아침에 따서 보내요",
  imageAlts: [{ src: "media/p.jpg", alt: "바구니에 담긴 감귤" }],
  labelRecommend: "추천",
  labelShippingMethod: "산지직송",
  itemNotice: { itemClass: "produce" as const, rows: [{ label: "원산지", text: "국산" }] },
};

/** Creates the inputs of calls that edit records, each with a record of its own. */
export function createRecordEditInputs(shop: TestShop, token: string): RecordEditInputs {
  return {
    "PATCH /operator/v1/prices": async () => ({ body: await lowerPrice() }),
    "PATCH /operator/v1/products": async () => {
      const { productId: id } = await seedProduct(shop.database.db, { status: "waiting" });
      await shop.services.storage.write("media/p.jpg", new Uint8Array([0xff]), "image/jpeg");
      return { body: { rows: [{ id, version: 1, set: WHOLE_PRODUCT }], reason: REASON } };
    },
    "POST /operator/v1/products": async () => {
      const { distributorId } = await seedProduct(shop.database.db);
      await shop.services.storage.write("media/p.jpg", new Uint8Array([0xff]), "image/jpeg");
      return { body: { ...PRODUCT_SAMPLE, categoryId: 1001, distributorId } };
    },
    "POST /operator/v1/products/{id}/copy": async () => ({
      path: { id: (await seedProduct(shop.database.db)).productId },
      body: { name: "감귤 복사본", reason: REASON },
    }),
    "PATCH /operator/v1/stock": async () => {
      const [id] = (await seedProduct(shop.database.db)).optionIds;
      return { body: { rows: [{ id, onHand: 7 }], reason: REASON } };
    },
    "POST /operator/v1/options": async () => {
      const { productId } = await seedProduct(shop.database.db);
      return { body: { rows: [{ productId, ...OPTION_SAMPLE }], reason: REASON } };
    },
    "PATCH /operator/v1/options": async () => {
      const [id] = (await seedProduct(shop.database.db, { status: "waiting" })).optionIds;
      return { body: { rows: [{ id, version: 1, set: { name: "5kg" } }], reason: REASON } };
    },
    "POST /operator/v1/changes/{id}/undo": async () => ({
      path: { id: await change() },
      body: { reason: REASON },
    }),
    "POST /operator/v1/changes/{id}/cancel": async () => ({
      path: { id: await change("2099-12-01T00:00:00Z") },
      body: { reason: REASON },
    }),
  };

  async function lowerPrice() {
    const [id] = (await seedProduct(shop.database.db)).optionIds;
    return { rows: [{ id, version: 1, set: { price: 9000 } }], reason: REASON };
  }

  /** Makes a change, or schedules it; returns its id. */
  async function change(effectiveAt?: string): Promise<number> {
    const body = { ...(await lowerPrice()), ...(effectiveAt ? { effectiveAt } : {}) };
    return (await shop.call(token, "PATCH /operator/v1/prices", { body })).reply.change?.id ?? 0;
  }
}
