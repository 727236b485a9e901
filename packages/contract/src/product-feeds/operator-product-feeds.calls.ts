import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Id, oneOf, Text } from "../common-schemas.ts";
import {
  ADD,
  AddReply,
  addBody,
  DELETE_REFUSALS,
  DeleteBody,
  DeleteReply,
  EDIT,
  EDIT_REFUSALS,
  EditReply,
  editBody,
  RecordQuery,
  recordList,
  Version,
} from "../record-edits/record-edit-schemas.ts";
import { VariantName } from "../variant-settings/variant-settings-schema.ts";

/** Fields of a product feed; the address has a secret that only its renewal shows. */
export const ProductFeedFields = closed({
  name: Filled(60),
  /**
   * `naver`: tab-separated, EP 3.0 of Naver Shopping; `google`: RSS 2.0 of Google Merchant Center; `kakao`: RSS 2.0 of the
   * product catalogue of Kakao's advertisements.
   */
  format: oneOf(["naver", "google", "kakao"]),
  /** Variant whose pages it links, and whose server answers it. */
  variant: VariantName,
  /** Answers at its address. */
  isOn: Type.Boolean(),
});

const CHANGES = { permission: "displays.edit" } as const;

export const operatorProductFeedCalls = calls({
  "GET /operator/v1/product-feeds": {
    summary: "상품 피드 목록, 새것부터. 글로 찾을 수 있어요.",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(ProductFeedFields),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/product-feeds": {
    ...ADD,
    ...CHANGES,
    summary: "상품 피드 더하기. 한 줄이라도 맞지 않으면 아무것도 더하지 않아요.",
    body: addBody(ProductFeedFields),
    reply: AddReply,
    refusals: ["INVALID_INPUT"],
  },
  "PATCH /operator/v1/product-feeds": {
    ...EDIT,
    ...CHANGES,
    summary: "상품 피드 고치기. 예약하거나 미리 볼 수 있어요.",
    body: editBody(ProductFeedFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS],
  },
  "POST /operator/v1/product-feeds/delete": {
    ...ADD,
    ...CHANGES,
    summary: "상품 피드 지우기. 되돌린 피드는 주소를 새로 만들어요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
  // Not replayed by an idempotency key: the reply has the secret, of which only the hash is kept.
  "POST /operator/v1/product-feeds/{id}/address": {
    ...CHANGES,
    access: "operator",
    summary: "상품 피드의 주소 만들기. 한 번만 보여 주고, 앞의 주소는 그때부터 열리지 않아요.",
    path: closed({ id: Id }),
    body: closed({ version: Version, reason: Filled(200) }),
    reply: closed({
      id: Id,
      version: Version,
      /** Address below the host of its variant. */
      path: Text(100),
    }),
    refusals: ["RECORD_NOT_FOUND", "RECORD_CHANGED", "RECORD_REPEATED", "INVALID_INPUT"],
  },
});
