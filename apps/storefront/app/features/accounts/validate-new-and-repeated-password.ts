import {
  checkPassword,
  LONGEST_PASSWORD,
  SHORTEST_PASSWORD,
} from "@todayfruit/domain/accounts/password-rules";

/** Validates a new password; returns the message that says how to correct it, or `true`. */
export function newPasswordRule(password: string): string | true {
  const checked = checkPassword(password);
  return checked.ok ? true : PROBLEMS[checked.code];
}

/** @example samePasswordRule("", "sagwa") // "비밀번호를 한 번 더 적어주세요" */
export function samePasswordRule(again: string, password: string): string | true {
  if (again === "") return "비밀번호를 한 번 더 적어주세요";
  return again === password || "비밀번호가 서로 달라요. 다시 적어주세요";
}

const PROBLEMS = {
  PASSWORD_TOO_SHORT: `${SHORTEST_PASSWORD}자 이상으로 적어주세요`,
  PASSWORD_TOO_LONG: `${LONGEST_PASSWORD}자까지 적을 수 있어요`,
} as const;
