import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Id, Instant, InstantInput, nullable, oneOf, Text } from "../common-schemas.ts";
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
} from "../record-edits/record-edit-schemas.ts";
import { VariantName } from "../variant-settings/variant-settings-schema.ts";
import { SearchWordFields } from "./operator-search-words.calls.ts";

/** Product that leads the results of a word on its variants from `beginsAt` until before `endsAt`. */
export const SearchPinFields = closed({
  /** What is typed, in small letters, without spaces. */
  word: SearchWordFields.properties.word,
  productId: Id,
  /** Place among the pins of the word, ascending. */
  sort: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
  variants: Type.Array(VariantName, { minItems: 1, maxItems: 4, uniqueItems: true }),
  beginsAt: InstantInput,
  /** `null`: no end. */
  endsAt: nullable(InstantInput),
  /** Paid for; shoppers see it marked as an advertisement. */
  isAdvertisement: Type.Boolean(),
});

/** State of a pin now; `passed_over`: its time has come, and its product is sold out, hidden or not on sale. */
const SEARCH_PIN_STATES = ["scheduled", "shown", "passed_over", "ended"] as const;

const CHANGES = { permission: "catalog.edit" } as const;
const RULES = ["SEARCH_PIN_TAKEN", "SEARCH_PIN_PERIOD_INVALID", "PINNED_PRODUCT_UNKNOWN"] as const;

export const operatorSearchPinCalls = calls({
  "GET /operator/v1/search-pins": {
    summary: "검색어에 고정한 상품, 새것부터. 낱말로 찾을 수 있고, 지금 보이는지 함께 알려 줘요.",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(
      closed({
        ...SearchPinFields.properties,
        beginsAt: Instant,
        endsAt: nullable(Instant),
        productName: Text(120),
        state: oneOf(SEARCH_PIN_STATES),
      }),
    ),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/search-pins": {
    ...ADD,
    ...CHANGES,
    summary: "검색어에 상품 고정하기. 살 수 있는 동안 결과 맨 앞에 나와요.",
    body: addBody(SearchPinFields),
    reply: AddReply,
    refusals: [...RULES, "INVALID_INPUT"],
  },
  "PATCH /operator/v1/search-pins": {
    ...EDIT,
    ...CHANGES,
    summary: "고정한 상품의 차례와 기간 고치기. 예약하거나 미리 볼 수 있어요.",
    body: editBody(SearchPinFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, ...RULES],
  },
  "POST /operator/v1/search-pins/delete": {
    ...ADD,
    ...CHANGES,
    summary: "고정 풀기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
