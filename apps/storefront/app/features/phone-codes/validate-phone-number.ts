import { normalizePhone } from "@todayfruit/domain/korean/normalize-and-format-phone";

/** Validates a phone number; returns the message that says how to correct it, or `true`. */
export function validatePhoneNumber(phone: string): string | true {
  return normalizePhone(phone).ok || "010으로 시작하는 휴대폰 번호를 적어주세요";
}
