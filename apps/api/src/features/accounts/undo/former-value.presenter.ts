import { maskEmail, maskPhone } from "@todayfruit/domain/korean/mask-personal-data";
import type { Former } from "../../account-changes/open-sealed-former-values.ts";

const SHOWN_DIGITS = 4;

/** Presents the value to be restored, masked except for its end; `null` where there was none. */
export function presentFormerValue(former: Former): string | null {
  switch (former.kind) {
    case "phone":
      return former.values.phone && maskPhone(former.values.phone);
    case "email":
      return former.values.email && maskEmail(former.values.email);
    case "refundAccount":
    case "noRefundAccount": {
      const { account } = former.values;
      if (account === null) return null;
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
