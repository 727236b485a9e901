import { MAX_SUBSCRIPTIONS } from "@todayfruit/domain/subscriptions/subscription-limits";

/** Refusals of subscriptions: status and sentence. They are part of `REFUSALS`. */
export const SUBSCRIPTION_REFUSALS = {
  SUBSCRIPTION_NOT_FOUND: [404, "정기배송을 찾지 못했어요. 정기배송 목록에서 다시 확인해 주세요"],
  SUBSCRIPTION_NOT_OFFERED: [409, "지금은 정기배송으로 받을 수 없어요. 한 번만 사기로 받아 보세요"],
  SUBSCRIPTION_INTERVAL_INVALID: [400, "고를 수 없는 주기예요. 보이는 주기 가운데서 골라 주세요"],
  SUBSCRIPTION_DAY_INVALID: [409, "고를 수 없는 날이에요. 보이는 날 가운데서 골라 주세요"],
  SUBSCRIPTION_EXISTS: [409, "이미 받고 있는 정기배송이에요. 정기배송에서 수량이나 날을 바꿔 주세요"],
  SUBSCRIPTION_LIMIT: [
    409,
    `정기배송은 ${MAX_SUBSCRIPTIONS}개까지 받을 수 있어요. 받지 않는 것을 그만두고 다시 시작해 주세요`,
  ],
  SUBSCRIPTION_ENDED: [409, "그만둔 정기배송이에요. 받으려면 상품에서 다시 시작해 주세요"],
  SUBSCRIPTION_PAUSED: [409, "쉬고 있는 정기배송이에요. 다시 시작한 뒤에 해 주세요"],
  CYCLE_CHANGED: [409, "그 사이 다음 출고일이 바뀌었어요. 정기배송을 다시 확인해 주세요"],
  CYCLE_TOO_LATE: [409, "바꿀 수 있는 시간이 지났어요. 다음 출고부터 바꿔 주세요"],
  CYCLE_CHARGING: [409, "지금 결제하고 있어요. 잠시 후 다시 눌러 주세요"],
  CYCLE_NOT_PAYABLE: [409, "다시 결제할 것이 없어요. 정기배송을 다시 확인해 주세요"],
} as const satisfies Record<string, readonly [status: number, message: string]>;
