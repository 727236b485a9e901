import { maskEmail, maskPhone } from "@todayfruit/domain/korean/mask";
import type { Former } from "./former-values.ts";

const SHOWN_DIGITS = 4;

/** What would be put back, hidden but for what its owner knows it by; `null` where nothing is put back. */
export function presentFormer(former: Former): string | null {
  switch (former.kind) {
    case "phone":
      return former.values.phone === null ? "등록한 번호가 없었어요" : maskPhone(former.values.phone);
    case "email":
      return former.values.email === null ? "등록한 이메일이 없었어요" : maskEmail(former.values.email);
    case "refundAccount":
    case "noRefundAccount": {
      const { account } = former.values;
      if (account === null) return "등록한 계좌가 없었어요";
      const number = account.accountNumber.slice(-SHOWN_DIGITS).padStart(account.accountNumber.length, "*");
      return `${account.bankName} ${number}`;
    }
    case "addedCard":
    case "deletedCard":
      return former.values.numberMasked;
    default:
      return null;
  }
}
