import { expect, test } from "vitest";
import {
  blankRegister,
  passwordHints,
  type RegisterValues,
  refusedField,
  registerRules,
  signUpBody,
} from "./register-values.ts";

const values: RegisterValues = {
  email: " haru@example.com ",
  password: "sagwa2026",
  passwordConfirm: "sagwa2026",
  name: "김하루",
  phone: "010-1234-5678",
  terms: { use: true, privacy: true, advertising: false },
};

test("joining sends what was typed and only the consent that was given", () => {
  expect(signUpBody(values)).toEqual({
    email: "haru@example.com",
    password: "sagwa2026",
    name: "김하루",
    phone: "010-1234-5678",
    userType: "email",
    tokenType: "email",
    userSettings: { advertisingAlarm: false },
  });
});

test("each field says what is wrong", () => {
  expect(registerRules.email("haru@")).toBe("이메일 주소를 확인해 주세요");
  expect(registerRules.password("sagwa111")).toBe("같은 글자를 세 번 이어 쓰지 말아 주세요");
  expect(registerRules.passwordConfirm("other", values)).toBe("비밀번호가 서로 달라요. 다시 적어주세요");
  expect(registerRules.passwordConfirm("sagwa2026", values)).toBe(true);
  expect(registerRules.phone("02-123-4567")).not.toBe(true);
});

test("the hints are all met exactly when the password is taken", () => {
  for (const password of ["", "abc", "sagwasagwa", "sagwa111", "sagwa2026", `a1${"ab".repeat(40)}`]) {
    const allMet = passwordHints(password).every(({ isMet }) => isMet);
    expect(allMet, password).toBe(registerRules.password(password) === true);
  }
});

test("a refusal stands at its field", () => {
  expect([refusedField("EMAIL_TAKEN"), refusedField("PHONE_INVALID"), refusedField("INTERNAL")]).toEqual([
    "email",
    "phone",
    null,
  ]);
});

test("nothing is filled in or ticked beforehand", () => {
  expect(Object.values(blankRegister.terms)).not.toContain(true);
});

test("the second password is asked for by itself", () => {
  expect(registerRules.passwordConfirm("", blankRegister)).toBe("비밀번호를 한 번 더 적어주세요");
});
