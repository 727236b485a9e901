import type { Input } from "@todayfruit/contract/all-calls";
import type { RefusalCode } from "@todayfruit/contract/refusals";
import { checkEmail } from "@todayfruit/domain/accounts/email";
import { checkName } from "@todayfruit/domain/accounts/name";
import { checkPassword } from "@todayfruit/domain/accounts/password";
import { normalizePhone } from "@todayfruit/domain/korean/phone";
import { noTerms, type Terms } from "./terms.ts";

type SignUp = Input<"POST /v2/tokens/sign-up">["body"];

/** The fields of joining by e-mail. Names: specification §3, "Registration form state". */
export interface RegisterValues {
  email: string;
  password: string;
  passwordConfirm: string;
  name: string;
  phone: string;
  terms: Terms;
}

export const blankRegister: RegisterValues = {
  email: "",
  password: "",
  passwordConfirm: "",
  name: "",
  phone: "",
  terms: noTerms,
};

/** What is wrong and how to put it right, or `true`. */
export const registerRules = {
  email: (value: string) => (checkEmail(value).ok ? true : "이메일 주소를 확인해 주세요"),
  password: (value: string) => {
    const checked = checkPassword(value);
    return checked.ok ? true : passwordProblems[checked.code];
  },
  passwordConfirm: (value: string, form: RegisterValues) => {
    if (value === "") return "비밀번호를 한 번 더 적어주세요";
    return value === form.password ? true : "비밀번호가 서로 달라요. 다시 적어주세요";
  },
  name: (value: string) => (checkName(value).ok ? true : "이름을 한글이나 영문으로 적어주세요"),
  phone: (value: string) => (normalizePhone(value).ok ? true : "010으로 시작하는 휴대폰 번호를 적어주세요"),
} as const;

/** The parts of the password rule, each with whether it is met so far. */
export function passwordHints(password: string): { label: string; isMet: boolean }[] {
  const checked = checkPassword(password);
  const code = checked.ok ? null : checked.code;
  const length = [...password].length;
  const kinds = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  return [
    { label: "8~64자", isMet: length >= 8 && code !== "PASSWORD_TOO_LONG" },
    { label: "영문·숫자·기호 중 두 가지", isMet: kinds >= 2 },
    { label: "같은 글자 3번 연속 없이", isMet: length > 0 && !/(.)\1\1/su.test(password) },
  ];
}

/** What joining sends; consent to advertising is what was ticked, nothing more. */
export function signUpBody(values: RegisterValues): SignUp {
  return {
    email: values.email.trim(),
    password: values.password,
    name: values.name.trim(),
    phone: values.phone.trim(),
    userType: "email",
    tokenType: "email",
    userSettings: { advertisingAlarm: values.terms.advertising },
  };
}

/** The field that a refusal is about; `null` when it is about none. */
export function refusedField(code: RefusalCode | null): "email" | "password" | "name" | "phone" | null {
  switch (code) {
    case "EMAIL_TAKEN":
    case "EMAIL_INVALID":
      return "email";
    case "PASSWORD_TOO_WEAK":
      return "password";
    case "NAME_INVALID":
      return "name";
    case "PHONE_INVALID":
      return "phone";
    default:
      return null;
  }
}

const passwordProblems = {
  PASSWORD_TOO_SHORT: "8자 이상으로 적어주세요",
  PASSWORD_TOO_LONG: "64자까지 적을 수 있어요",
  PASSWORD_TOO_SIMPLE: "영문, 숫자, 기호 가운데 두 가지를 섞어주세요",
  PASSWORD_REPEATS: "같은 글자를 세 번 이어 쓰지 말아 주세요",
} as const;
