import { expect, test } from "vitest";
import { buildSignUpBody } from "./build-sign-up-body.ts";
import { findRefusedRegisterField } from "./find-refused-register-field.ts";
import { type RegisterValues, registerValues } from "./register-form-values.ts";
import { registerValidators } from "./register-validators.ts";

const values: RegisterValues = {
  email: " haru@example.com ",
  password: "sagwa2026",
  passwordConfirm: "sagwa2026",
  name: "김하루",
  phone: "010-1234-5678",
  verificationCode: "123456",
  verifyState: "verified",
  deviceId: "a-device",
  terms: { age: true, use: true, privacy: true, advertising: false, night: true },
};
const social = { snsType: "naver", snsToken: "t", email: null, name: "김산들", next: "/" } as const;

test("buildSignUpBody: sends the typed values and only the consents given", () => {
  expect(buildSignUpBody(values, null)).toEqual({
    email: "haru@example.com",
    password: "sagwa2026",
    name: "김하루",
    phone: "010-1234-5678",
    deviceId: "a-device",
    userType: "email",
    tokenType: "email",
    userSettings: { isOver14: true, advertisingAlarm: false, nightAlarm: false },
  });
  const terms = { ...values.terms, advertising: true };
  expect(buildSignUpBody({ ...values, terms }, null).userSettings).toEqual({
    isOver14: true,
    advertisingAlarm: true,
    nightAlarm: true,
  });
});

test("buildSignUpBody: a provider's account sends its token and no password", () => {
  const body = buildSignUpBody(values, social);
  expect(body).toMatchObject({ userType: "naver", tokenType: "oauth", snsType: "naver", snsToken: "t" });
  expect(body).not.toHaveProperty("password");
});

test("registerValidators: each invalid field has its message", () => {
  expect(registerValidators.email("haru@")).toBe("이메일 주소를 확인해 주세요");
  expect(registerValidators.password("sagwa")).toBe("8자 이상으로 적어주세요");
  expect(registerValidators.passwordConfirm("other", values)).toBe("비밀번호가 서로 달라요. 다시 적어주세요");
  expect(registerValidators.passwordConfirm("sagwa2026", values)).toBe(true);
  expect(registerValidators.phone("02-123-4567")).not.toBe(true);
});

test("findRefusedRegisterField: maps a refusal to its field", () => {
  const fields = [
    "SIGN_UP_NOT_AVAILABLE",
    "PASSWORD_COMMON",
    "FREE_TEXT_REFUSED",
    "PHONE_INVALID",
    "PHONE_NOT_VERIFIED",
    "INTERNAL",
  ] as const;
  expect(fields.map(findRefusedRegisterField)).toEqual(["email", "password", "name", "phone", "phone", null]);
});

test("registerValues: ticks no consent and fills in only the provider's data", () => {
  expect(Object.values(registerValues(null).terms)).not.toContain(true);
  expect(registerValues(social)).toMatchObject({ email: "", name: "김산들", verifyState: "none" });
});
