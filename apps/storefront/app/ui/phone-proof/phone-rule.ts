import { normalizePhone } from "@todayfruit/domain/korean/phone";

/** What is wrong with a phone number and how to put it right, or `true`. */
export function phoneRule(phone: string): string | true {
  return normalizePhone(phone).ok || "010으로 시작하는 휴대폰 번호를 적어주세요";
}
