import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed } from "../common-schemas.ts";
import { EDIT, EDIT_REFUSALS, EditReply, editBody, recordList } from "../record-edits/record-edit-schemas.ts";

const MOST_POINTS = 1_000_000;
const Points = Type.Integer({ minimum: 0, maximum: MOST_POINTS });

/** Rules of points. An order keeps those under which it was placed; points that were granted stay as they are. */
export const PointRuleFields = closed({
  /** Fewest points that an order spends; 1 point is 1원. */
  minUsePoint: Points,
  /** Months for which earned points stay valid. */
  validMonths: Type.Integer({ minimum: 1, maximum: 120 }),
  /** For a review with text only. */
  reviewPoint: Points,
  /** For a review with a photo, instead of those for its text. */
  photoReviewPoint: Points,
  /** Days from delivery until the points of a purchase become usable. */
  rewardAfterDeliveryDays: Type.Integer({ minimum: 0, maximum: 365 }),
});

const MANAGES = { permission: "coupons.manage" } as const;

export const operatorPointRuleCalls = calls({
  "GET /operator/v1/point-rules": {
    ...MANAGES,
    summary: "포인트 규칙: 가장 적게 쓸 수 있는 값, 쓸 수 있는 달, 후기 포인트, 쌓이는 날.",
    access: "operator",
    reply: recordList(PointRuleFields),
    refusals: [],
  },
  "PATCH /operator/v1/point-rules": {
    ...EDIT,
    ...MANAGES,
    summary: "포인트 규칙 고치기. 이미 한 주문은 주문할 때의 규칙을 지켜요. 예약하거나 미리 볼 수 있어요.",
    body: editBody(PointRuleFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, "POINT_RULES_INVALID"],
  },
});
