import { TAX_STATUSES } from "@todayfruit/domain/catalog/tax-status";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Id, oneOf } from "../common-schemas.ts";
import { ADD, ChangeMade, Version } from "../record-edits/record-edit-schemas.ts";
import { MediaPath } from "./media-path.ts";
import { NEW_OPTION_REFUSALS, NewOption } from "./operator-product-options.calls.ts";

const CREATES = {
  ...ADD,
  permission: "catalog.edit",
  reply: closed({ change: ChangeMade, id: Id, version: Version, optionIds: Type.Array(Id) }),
} as const;

export const newProductCalls = calls({
  "POST /operator/v1/products": {
    ...CREATES,
    summary:
      "상품을 만들어요. 공개 전 상태로 생기고, 배송비와 택배사는 농가의 것을 따라요. 나머지는 상품 고치기로 채워요.",
    body: closed({
      name: Filled(120),
      subTitle: Type.Optional(Filled(200)),
      kind: Filled(60),
      categoryId: Id,
      distributorId: Id,
      taxStatus: oneOf(TAX_STATUSES),
      origin: Filled(200),
      images: Type.Array(MediaPath, { minItems: 1, maxItems: 10 }),
      /** The first one is shown on cards. */
      options: Type.Array(NewOption, { minItems: 1, maxItems: 100 }),
      reason: Filled(200),
    }),
    refusals: [
      "CATEGORY_UNKNOWN",
      "DISTRIBUTOR_UNKNOWN",
      "PICTURE_UNKNOWN",
      ...NEW_OPTION_REFUSALS,
      "INVALID_INPUT",
    ],
  },
  "POST /operator/v1/products/{id}/copy": {
    ...CREATES,
    summary:
      "상품을 옵션까지 복사해 공개 전 상태로 만들어요. 가진 수량은 0으로, 후기와 문의는 옮기지 않아요.",
    path: closed({ id: Id }),
    body: closed({ name: Filled(120), reason: Filled(200) }),
    refusals: ["RECORD_NOT_FOUND"],
  },
});
