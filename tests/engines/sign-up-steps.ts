import { randomInt } from "node:crypto";
import { fill, open, press, see, until, type Visit } from "./visit-steps.ts";

const PASSWORD = "fruit-2026!";

/** Registers a member by the form with the required fields. */
export async function signUp(visit: Visit): Promise<void> {
  const { tab } = visit;
  const phone = newPhone();
  await open(visit, "/register");
  await fill(tab, "^이메일", `engines${phone}@todayfruit.example`);
  await fill(tab, "^비밀번호(?! 확인)", PASSWORD);
  await fill(tab, "^비밀번호 확인", PASSWORD);
  await fill(tab, "^이름", "김하루");
  await fill(tab, "^휴대폰 번호", phone);
  await press(tab, "button", "^인증번호 받기$");
  await see(tab, "field", "^인증번호");
  await fill(tab, "^인증번호", await codeSentTo(visit, phone));
  await see(tab, "text", "^인증했어요$");
  await press(tab, "button", "^다음$");
  await see(tab, "heading", "약관에 동의해 주세요");
  for (const term of ["만 14세 이상이에요", "이용약관", "개인정보 수집"]) {
    await press(tab, "text", term, "label");
  }
  await press(tab, "button", "^가입하기$");
  await until("the member is in", () => tab.evaluate("!location.pathname.startsWith('/register')"));
}

/** Returns a mobile number that nobody has; the sandbox refuses texts to those that end with 0000. */
export function newPhone(): string {
  return `010${randomInt(1000, 10_000)}${randomInt(1, 10_000).toString().padStart(4, "0")}`;
}

async function codeSentTo(visit: Visit, phone: string): Promise<string> {
  return textSentTo(visit, phone, /\[(\d{6})\]/);
}

/** Waits for a text message to a number that matches, and returns the part in parentheses. */
export async function textSentTo({ sandboxUrl }: Visit, phone: string, pattern: RegExp): Promise<string> {
  let part = "";
  await until(`a message to ${phone}`, async () => {
    const answer = await fetch(`${sandboxUrl}/_sim/messages?to=${phone}`);
    const { list } = (await answer.json()) as { list: { text: string }[] };
    part = list.flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])[0] ?? "";
    return part !== "";
  });
  return part;
}
