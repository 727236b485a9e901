import { WEEKDAYS } from "@todayfruit/domain/calendar/kst";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Money, nullable, oneOf, Text } from "../common-schemas.ts";
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

/** Fields of a farm that operators edit. */
export const DistributorFields = closed({
  name: Filled(60),
  /** Where it is, as shown, e.g. `제주 서귀포시 남원읍`; the area of its parcels follows from it. */
  region: Filled(60),
  greeting: Filled(500),
  /** Code of the carrier of its parcels, see `GET /operator/v1/carriers`. */
  carrierCode: Type.String({ pattern: "^\\d{2}$", maxLength: 2 }),
  /** Address from which its parcels leave. */
  shippingAddress: Filled(200),
  /** Whether its products share one shipping fee. */
  isBundle: Type.Boolean(),
  /** Sentence about shared shipping, shown on its products. */
  bundlePolicy: Filled(300),
  csPhone: Type.String({ pattern: "^\\d{2,4}-\\d{3,4}-\\d{4}$", maxLength: 14 }),
  businessNumber: Type.String({ pattern: "^\\d{3}-\\d{2}-\\d{5}$", maxLength: 12 }),
});

/** Fields of a new farm: its fees are edited with its shipping policy later, its dispatch in the delivery calendar. */
export const NewDistributor = closed({
  ...DistributorFields.properties,
  /** Fee of a parcel, 원. */
  baseFee: Money,
  /** Sum of goods from which shipping is free, 원; 0 for never. */
  freeFrom: Money,
  /** Fee of sending goods back after a change of mind, 원; `null`: the fee of sending them. */
  returnFee: nullable(Money),
  /** Address to which goods are sent back; `null`: the one from which the farm ships. */
  returnAddress: nullable(Filled(200)),
  /** First minute that is too late for dispatch on the same day, KST. */
  orderCutoffTime: Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", maxLength: 5 }),
  shippingWeekdays: Type.Array(oneOf(WEEKDAYS), { minItems: 1, maxItems: 7, uniqueItems: true }),
});

const CHANGES = { permission: "catalog.edit" } as const;
const RULES = ["CARRIER_UNKNOWN", "DISTRIBUTOR_NAME_TAKEN"] as const;

export const distributorCalls = calls({
  "GET /operator/v1/distributors": {
    summary: "농가 목록, 새것부터. 이름과 지역, 사업자등록번호로 찾을 수 있어요.",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(
      closed({
        ...NewDistributor.properties,
        name: Text(120),
        region: Text(120),
        csPhone: Text(20),
        businessNumber: Text(20),
        carrierCode: Text(10),
      }),
    ),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/distributors": {
    ...ADD,
    ...CHANGES,
    summary: "농가 더하기. 한 줄이라도 맞지 않으면 아무것도 더하지 않아요.",
    body: addBody(NewDistributor),
    reply: AddReply,
    refusals: [...RULES, "INVALID_INPUT"],
  },
  "PATCH /operator/v1/distributors": {
    ...EDIT,
    ...CHANGES,
    summary: "농가의 이름과 지역, 택배사, 주소, 연락처 고치기. 이미 받은 주문은 그때의 이름을 지켜요.",
    body: editBody(DistributorFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, ...RULES],
  },
  "POST /operator/v1/distributors/delete": {
    ...ADD,
    ...CHANGES,
    summary: "상품도 주문도 없는 농가 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
