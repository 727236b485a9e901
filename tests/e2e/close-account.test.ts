import { text } from "node:stream/consumers";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { buy, join } from "./buying-steps-by-calls.ts";
import { agreeAndPay, answerWindow, fillMemberAddress, pickOption } from "./buying-steps-on-pages.ts";
import { confirmByPassword } from "./identity-confirmation-steps.ts";
import { change } from "./read-and-change-rows.ts";
import { logIn, newPhone, PASSWORD, provePhone } from "./sign-up-and-log-in-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("closing an account: lists what is lost, asks for the password, and ends the login", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const email = `leave${Date.now()}@todayfruit.example`;
  await join(page, email);
  const unauthorized: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() === 401) unauthorized.push(answer.url());
  });
  await page.goto("/settings");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "내 개인정보 내려받기" }).click();
  await page.getByRole("dialog", { name: "본인 확인" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await confirmByPassword(page);
  const file = await text(await (await download).createReadStream());
  expect(JSON.parse(file)).toMatchObject({ user: { email } });

  await page.getByRole("link", { name: "회원 탈퇴" }).click();
  await page.getByRole("heading", { name: "탈퇴하면 이런 것이 사라져요" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "탈퇴하기" }).isDisabled()).toBe(true);
  await page.getByText("모두 읽었고, 되돌릴 수 없다는 것을 알아요").click();
  await page.getByRole("textbox", { name: "비밀번호" }).fill("not-my-password");
  await page.getByRole("button", { name: "탈퇴하기" }).click();
  await page.getByText("지금 비밀번호가 맞지 않아요. 다시 확인해 주세요").waitFor();
  unauthorized.length = 0;
  expect(await axe(page)).toEqual([]);
  await page.getByRole("textbox", { name: "비밀번호" }).fill(PASSWORD);
  await page.getByRole("button", { name: "탈퇴하기" }).click();
  await page.getByRole("heading", { name: "탈퇴했어요. 그동안 고마웠어요" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: "홈으로 가기" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(unauthorized).toEqual([]);

  await logIn(page, email);
  await page.getByText(/이메일이나 비밀번호가 맞지 않아요/).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("closing an account: an open order prevents it, with the reason and a link", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, `stays${Date.now()}@todayfruit.example`);
  await buy(page);

  await page.goto("/leave");
  const blocks = page.getByRole("region", { name: "아직 탈퇴할 수 없어요" });
  await blocks.getByText("끝나지 않은 주문이 있어요. 구매확정한 뒤에 탈퇴해 주세요").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "탈퇴하기" }).count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await blocks.getByRole("link", { name: "주문 내역 보기" }).click();
  await page.waitForURL("**/orders");
  await page.getByText("결제완료").first().waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("closing an account: a running payment prevents it until it is abandoned", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, `pays${Date.now()}@todayfruit.example`);
  await openPage(page, "/products/20001");
  await pickOption(page, "3kg");
  await page.getByRole("dialog").getByRole("button", { name: "바로 구매" }).click();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  await page.getByRole("button", { name: "새 배송지 추가" }).click();
  await fillMemberAddress(page);
  await page
    .getByRole("button", { name: /저장|추가하기/ })
    .last()
    .click();
  await agreeAndPay(page);
  await page.waitForURL(/\/pay/);
  const paymentWindow = page.url();
  await page.goto("/leave");
  await page.getByRole("heading", { name: "아직 탈퇴할 수 없어요" }).waitFor();
  await page.getByText(/^결제하고 있는 주문이 있어요/).waitFor();
  expect(await axe(page)).toEqual([]);

  await page.goto(paymentWindow);
  await answerWindow(page, "취소");
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  await page.goto("/leave");
  await page.getByRole("heading", { name: "탈퇴하면 이런 것이 사라져요" }).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("profile: a member changes names, number, e-mail, password and refund account, and signs another device out", async () => {
  const email = `profile${Date.now()}@todayfruit.example`;
  const { page, complaints, end } = await newVisit(browser);
  await join(page, email);
  const other = await newVisit(browser);
  await logIn(other.page, email);
  await other.page.waitForURL("**/my-todayfruit");

  await page.goto("/profile");
  await page.getByLabel("별명").fill("사과대장");
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("저장했어요", { exact: true }).waitFor();

  await page.getByRole("button", { name: "휴대폰 번호 변경" }).click();
  await page.getByRole("textbox", { name: "지금 비밀번호" }).fill(PASSWORD);
  const phone = newPhone();
  await provePhone(page, phone, "새 휴대폰 번호");
  await page.getByRole("button", { name: "휴대폰 번호 바꾸기" }).click();
  await page.getByText(phone, { exact: true }).waitFor();

  await page.getByRole("button", { name: "이메일 변경" }).click();
  await page.getByLabel("새 이메일").fill("haru@");
  await page.getByRole("textbox", { name: "지금 비밀번호" }).fill("not-my-password");
  await page.getByText("이메일 주소를 확인해 주세요").waitFor();
  const newEmail = `new-${email}`;
  await page.getByLabel("새 이메일").fill(newEmail);
  await page.getByRole("button", { name: "이메일 바꾸기" }).click();
  await page.getByText("지금 비밀번호가 맞지 않아요. 다시 확인해 주세요").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("textbox", { name: "지금 비밀번호" }).fill(PASSWORD);
  await page.getByRole("button", { name: "이메일 바꾸기" }).click();
  await page.getByText(newEmail, { exact: true }).waitFor();

  await page.getByRole("button", { name: "환불 계좌 등록" }).click();
  await page.getByRole("combobox", { name: "은행" }).selectOption("신한은행");
  await page.getByLabel("계좌번호").fill("110-123-456789");
  await page.getByLabel("예금주").fill("김하루");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "저장하기" }).last().click();
  // Closing the form loses nothing that was typed.
  await page.getByRole("dialog", { name: "본인 확인" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("본인 확인을 마치지 않았어요. 다시 시도해 주세요").waitFor();
  expect(await page.getByLabel("예금주").inputValue()).toBe("김하루");
  await page.getByRole("button", { name: "저장하기" }).last().click();
  await confirmByPassword(page);
  await page.getByText(/^\*+6789$/).waitFor();

  await page.goto("/sessions");
  await expect.poll(() => page.getByRole("listitem").filter({ hasText: "마지막 사용" }).count()).toBe(2);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "이 기기만 남기고 모두 로그아웃" }).click();
  await page.getByText("다른 기기 1대에서 로그아웃했어요").waitFor();
  await other.page.reload();
  await other.page.getByText("비회원").first().waitFor();

  await page.goto("/profile");
  await page.getByRole("button", { name: "비밀번호 변경" }).click();
  await page.getByRole("textbox", { name: "지금 비밀번호" }).fill(PASSWORD);
  await page.getByRole("textbox", { name: "새 비밀번호", exact: true }).fill("겨울 귤 한 상자");
  await page.getByRole("textbox", { name: "새 비밀번호 확인" }).fill("겨울 귤 한 상자");
  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
  await page.getByText("비밀번호를 바꿨어요").waitFor();
  expect(complaints).toEqual([]);
  await other.end();
  await end();
});

test("grade: shows the progress to the next grade and the points", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const email = `grade${Date.now()}@todayfruit.example`;
  await join(page, email);
  await page.goto("/grade");
  await page.getByRole("heading", { name: /님은 씨앗이에요$/ }).waitFor();
  await page.getByText(/더 사면 다음 달 .+ 돼요/).waitFor();
  await page.getByText(/아직 쌓인 포인트가 없어요/).waitFor();
  expect(await axe(page)).toEqual([]);
  await change(
    `with owner as (select id from app_user where email = $1), lot as (
       insert into point_lot (user_id, amount, remaining, reason, available_at, expires_at)
       select id, 3000, 3000, 'event', now(), now() + interval '20 days' from owner returning id, user_id),
     balance as (update app_user set point_balance = 3000 where id in (select id from owner))
     insert into point_entry (user_id, lot_id, amount, reason, at) select user_id, id, 3000, 'award', now() from lot`,
    [email],
  );
  await page.reload();
  await page.getByText("+3,000P").waitFor();
  await page.getByText(/까지 쓸 포인트 3,000P$/).waitFor();
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});
