import type { Page } from "playwright-core";
import { here } from "./look-up-journey-shops.ts";

export const KAKAO = "카카오로 시작하기";
export const NAVER = "네이버로 시작하기";

/** Creates a person with an account at the sandbox's provider; returns its id there. */
export async function person(
  provider: "kakao" | "naver",
  who: { nickname: string; email: string },
): Promise<string> {
  const body = {
    id: String(Date.now()),
    name: "김새벽",
    isEmailVerified: true,
    mobile: "010-1234-5678",
    ...who,
  };
  const answer = await fetch(`${here().sandboxUrl}/_sim/social/${provider}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return body.id;
}

/** ConsentList on the sandbox's page after pressing a button of the shop. */
export async function agree(page: Page, button: string, nickname: string): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("link", { name: nickname }).click();
}
