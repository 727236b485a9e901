import { checkName } from "@todayfruit/domain/accounts/check-name";
import { normalizeEmail } from "@todayfruit/domain/accounts/normalize-email";
import {
  newPasswordRule,
  samePasswordRule,
} from "../../../features/accounts/validate-new-and-repeated-password.ts";
import { validatePhoneNumber } from "../../../features/phone-codes/validate-phone-number.ts";
import type { RegisterValues } from "./register-form-values.ts";

/** Validators; each returns an error message or `true`. */
export const registerValidators = {
  email: (value: string) => (normalizeEmail(value).ok ? true : "이메일 주소를 확인해 주세요"),
  password: newPasswordRule,
  passwordConfirm: (value: string, form: RegisterValues) => samePasswordRule(value, form.password),
  name: (value: string) => (checkName(value).ok ? true : "이름을 한글이나 영문으로 적어주세요"),
  phone: validatePhoneNumber,
} as const;
