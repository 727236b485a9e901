import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, openBrowser, type Visit } from "./browser-visit-helpers.ts";
import { logInByKeys, newConsoleVisit } from "./console-visit-steps.ts";
import type { OperatorAccount } from "./create-operator.ts";
import { here } from "./look-up-journey-shops.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";
import { change } from "./read-and-change-rows.ts";

let browser: Browser;
let operator: Visit & { account: OperatorAccount };
beforeAll(async () => {
  browser = await openBrowser();
  operator = await newConsoleVisit(browser);
  await logInByKeys(operator.page, operator.account, "/settings");
});
afterAll(() => browser.close());

const policies = async () =>
  (await callAsOperator("GET /operator/v1/shipping-policies", { query: { take: 1 } })).list;

test("console settings: a farm's shipping fee is changed and taken back; a colleague's change meanwhile is shown and nothing is lost", async () => {
  const { page } = operator;
  const [farm] = await policies();
  if (!farm) throw new Error("The shop has no farms");
  const open = page.getByRole("button", { name: `${farm.name} 배송비 고치기` });
  await open.click();
  expect(await axe(page)).toEqual([]);
  await page.getByLabel("배송비", { exact: true }).fill("삼천");
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("숫자로 적어 주세요. 예: 3000").waitFor();
  await page.getByLabel("배송비", { exact: true }).fill(`${(farm.baseFee + 500).toLocaleString("ko-KR")}원`);
  await callAsOperator("PATCH /operator/v1/shipping-policies", {
    body: {
      rows: [{ id: farm.id, version: farm.version, set: { baseFee: farm.baseFee + 100 } }],
      reason: "시험",
    },
  });
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText(/먼저 바꿨어요/).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "내 값으로 저장하기" }).click();
  await page.getByText("저장했어요").waitFor();
  expect((await policies())[0]?.baseFee).toBe(farm.baseFee + 500);
  await page.getByRole("button", { name: "되돌리기" }).click();
  await page.getByText("되돌렸어요").waitFor();
  await expect.poll(async () => (await policies())[0]?.baseFee).toBe(farm.baseFee + 100);
});

test("console settings: a range of postcodes is added and taken out", async () => {
  const { page } = operator;
  await page.getByRole("button", { name: "범위 더하기" }).click();
  await page.getByRole("button", { name: "더하기", exact: true }).click();
  await page.getByText(/다섯 자리 우편번호를 적어 주세요/).waitFor();
  await page.getByLabel("지역").selectOption({ label: "도서산간" });
  await page.getByLabel("이름", { exact: true }).fill("시험섬");
  await page.getByLabel("첫 우편번호").fill("99990");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "더하기", exact: true }).click();
  await page.getByText("범위를 더했어요").waitFor();
  await page.getByRole("button", { name: "시험섬 99990 빼기" }).click();
  await page.getByText("시험섬을 뺐어요").waitFor();
  await page.getByRole("button", { name: "시험섬 99990 빼기" }).waitFor({ state: "detached" });
});

test("console settings: point rules and a grade are changed, and the business data of a face is in the shop at once", async () => {
  const { page } = operator;
  await page.getByRole("link", { name: "포인트·등급" }).click();
  await page.getByRole("button", { name: "포인트 규칙 고치기" }).click();
  const review = page.getByLabel("글 후기 포인트", { exact: true });
  const before = Number(await review.inputValue());
  await review.fill(String(before + 10));
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("저장했어요").waitFor();
  expect((await callAsOperator("GET /operator/v1/point-rules")).list[0]?.reviewPoint).toBe(before + 10);
  await page.getByRole("button", { name: "되돌리기" }).click();
  await page.getByText("되돌렸어요").waitFor();
  const [rules] = (await callAsOperator("GET /operator/v1/grade-rules")).list;
  const lowest = rules?.grades[0];
  await page.getByRole("button", { name: `${lowest?.gradeName} 고치기` }).click();
  await page.getByLabel("적립, %").fill("101");
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("적립은 0부터 100까지 적어 주세요. 예: 1.5").waitFor();
  expect(await axe(page)).toEqual([]);
  if (!rules || !lowest) throw new Error("The shop has no grades");
  const setGrades = async (birthdayPoint: number) => {
    const [now] = (await callAsOperator("GET /operator/v1/grade-rules")).list;
    const grades = rules.grades.map((each) => (each === lowest ? { ...each, birthdayPoint } : each));
    await callAsOperator("PATCH /operator/v1/grade-rules", {
      body: { rows: [{ id: rules.id, version: now?.version ?? 0, set: { grades } }], reason: "시험" },
    });
  };
  await setGrades(lowest.birthdayPoint + 1000);
  await page.getByLabel("적립, %").fill("1.25");
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText(/먼저 바꿨어요/).waitFor();
  await page
    .getByRole("row", { name: `생일 포인트 ${lowest.birthdayPoint} ${lowest.birthdayPoint + 1000}` })
    .waitFor();
  await page.getByRole("row", { name: /^적립, % .* 1\.25$/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "지금 값 두기" }).click();
  await setGrades(lowest.birthdayPoint);

  await page.getByRole("link", { name: "사업자·얼굴" }).click();
  await page.getByRole("button", { name: "오늘의과일 사업자 정보 고치기" }).click();
  const hours = page.getByLabel("상담 시간", { exact: true });
  const kept = await hours.inputValue();
  await hours.fill("평일 09:30~17:30");
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("저장했어요").waitFor();
  await expect.poll(async () => (await fetch(here().shopUrl)).text()).toContain("평일 09:30~17:30");
  await page.getByRole("button", { name: "되돌리기" }).click();
  await page.getByText("되돌렸어요").waitFor();
  await expect.poll(async () => (await fetch(here().shopUrl)).text()).toContain(kept);
  expect(await axe(page)).toEqual([]);
});

test("console settings: a role of one's own is made after a fresh proof, given to a new operator, and deleted once nobody has it", async () => {
  const { page, account } = operator;
  const letters = [...String(Date.now() % 100_000)].map((digit) => "abcdefghij"[Number(digit)]).join("");
  const title = `야간 포장 ${letters}`;
  await page.getByRole("link", { name: "운영자·역할" }).click();
  await page.getByRole("button", { name: "역할 만들기" }).click();
  await page.getByLabel("비밀번호", { exact: true }).fill("not the password");
  await page.getByLabel("인증 앱의 여섯 자리").fill(account.stepUpRecoveryCode);
  await page.getByRole("button", { name: "확인하기" }).click();
  await page.getByRole("alert").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByLabel("비밀번호", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "확인하기" }).click();
  await page.getByLabel("이름", { exact: true }).fill(title);
  await page.getByLabel("영어 이름").fill(`night-${letters}`);
  await page.getByLabel("주문 보기").check();
  await page.getByLabel("접수·출고하기").check();
  await page.getByLabel("까닭").fill("밤에 포장하는 분");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "만들기", exact: true }).click();
  await page.getByText("역할을 만들었어요").waitFor();

  const email = `night-${letters}@todayfruit.example`;
  await page.getByRole("button", { name: "운영자 더하기" }).click();
  await page.getByLabel("이메일").fill(email);
  await page.getByLabel("이름", { exact: true }).fill("밤포장");
  await page.getByLabel("첫 비밀번호").fill("사다리 셋 귤나무 아래");
  await page.getByRole("checkbox", { name: title }).check();
  await page.getByRole("button", { name: "더하기", exact: true }).click();
  await page.getByRole("heading", { name: "인증 앱에 넣을 것" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "전해 두었어요" }).click();

  const row = page.getByRole("row").filter({ hasText: email });
  await row.getByRole("button", { name: "밤포장 고치기" }).click();
  await page.getByRole("checkbox", { name: title }).uncheck();
  await page.getByLabel("까닭").fill("그만둠");
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("역할을 하나 이상 골라 주세요").waitFor();
  const other = page.getByRole("dialog").getByRole("checkbox").first();
  await other.check();
  await page.getByLabel("열어 두기").uncheck();
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("운영자를 바꿨어요").waitFor();
  await row.getByText("닫음").waitFor();
  await page.getByRole("button", { name: `${title} 한도 고치기` }).click();
  await page.getByLabel("주문 하나에").fill("5,000원");
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("까닭을 적어 주세요").waitFor();
  await page.getByLabel("까닭").fill("밤에는 조금만");
  await change(
    "update operator_role set goodwill_limit = 3000, claim_goodwill_limit = 1000, version = version + 1 where title = $1",
    [title],
  );
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText(/먼저 바꿨어요/).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "내 값으로 저장하기" }).click();
  await page.getByText("한도를 바꿨어요").waitFor();
  await page.getByText("주문 5,000원").waitFor();
  await page.getByRole("button", { name: `${title} 역할 고치기` }).click();
  await page.getByRole("button", { name: "이 역할 지우기" }).click();
  await page.getByText("역할을 지웠어요").waitFor();
  await page.getByRole("button", { name: `${title} 역할 고치기` }).waitFor({ state: "detached" });
});

test("console settings: networks are replaced by a list that has this place, and everybody is let in again", async () => {
  const { page } = operator;
  await page.getByRole("button", { name: "네트워크 고치기" }).click();
  const networks = page.getByLabel("네트워크", { exact: true });
  await networks.fill("사무실");
  await page.getByLabel("까닭").fill("사무실에서만");
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("한 줄에 주소와 설명을 적어 주세요. 예: 203.0.113.0/24 사무실").waitFor();
  await networks.fill("203.0.113.0/24 다른 곳");
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByRole("alert").waitFor();
  expect(await axe(page)).toEqual([]);
  await networks.fill("127.0.0.0/8 이 기기\n::1 이 기기");
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("들어올 수 있는 네트워크를 정했어요").waitFor();
  await page.getByText("127.0.0.0/8").waitFor();
  await page.getByRole("button", { name: "네트워크 고치기" }).click();
  await networks.fill("");
  await page.getByLabel("까닭").fill("다시 어디서나");
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText(/어디서나 들어올 수 있어요/).waitFor();
});

test("console settings: the trail is narrowed by person, object and day, and shows values before and after", async () => {
  const { page } = operator;
  await page.getByRole("link", { name: "누가 무엇을" }).click();
  const trail = page.getByRole("region", { name: "누가 무엇을", exact: true });
  await page.getByLabel("무엇", { exact: true }).selectOption({ label: "역할" });
  await page.waitForURL(/what=roles/);
  await page
    .getByRole("button", { name: /^더 돌려주는 한도 .*전과 뒤$/ })
    .first()
    .click();
  const before = trail.getByRole("row", { name: "goodwillLimit 3000 5000", exact: true });
  await before.waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByLabel("날", { exact: true }).fill("2020-01-01");
  await page.getByText("그런 기록이 없어요").waitFor();
  await page.getByRole("link", { name: "조건 모두 지우기" }).click();
  await trail.getByRole("row").nth(1).waitFor();
});

test("console settings: an API key and the secret of a webhook are shown once, and a key is revoked", async () => {
  const { page } = operator;
  await page.getByRole("link", { name: "이어진 곳" }).click();
  await page.getByRole("button", { name: "키 만들기" }).click();
  await page.getByLabel("이름", { exact: true }).fill("창고 시스템");
  await page.getByLabel("주문 보기").check();
  await page.getByLabel("까닭").fill("창고와 잇기");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "만들기", exact: true }).click();
  await page.getByText(/^tfk_/).waitFor();
  await page.getByRole("button", { name: "적어 두었어요" }).click();
  await page.getByText(/^tfk_/).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "창고 시스템 폐기하기" }).first().click();
  await page.getByText("키를 폐기했어요. 이제 쓸 수 없어요").waitFor();

  await page.getByRole("button", { name: "주소 더하기" }).click();
  await page.getByLabel("주소", { exact: true }).fill("https://erp.example/hooks");
  await page.getByRole("button", { name: "더하기", exact: true }).click();
  await page.getByText(/https 주소를 적고 사건을 골라 주세요/).waitFor();
  await page.getByLabel("order.paid").check();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "더하기", exact: true }).click();
  await page.getByText("비밀값 없음").waitFor();
  await page.getByRole("button", { name: "https://erp.example/hooks 비밀값 만들기" }).click();
  await page.getByText(/^whsec_/).waitFor();
  await page.getByRole("button", { name: "적어 두었어요" }).click();
  await page.getByRole("button", { name: "https://erp.example/hooks 시험하기" }).click();
  const sent = page.getByRole("region", { name: "보낸 웹훅" });
  const again = sent.getByRole("button", { name: /^webhook.test .*다시 보내기$/ }).first();
  await again.waitFor();
  await sent
    .getByRole("button", { name: /^webhook.test .*자세히$/ })
    .first()
    .click();
  await sent.getByText("마지막으로 보낸 때").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("switch", { name: "https://erp.example/hooks 보내기" }).click();
  await page.getByText("멈췄어요").waitFor();
  await again.click();
  await page.getByRole("alert").waitFor();
  await page.getByLabel("결과", { exact: true }).selectOption({ label: "받음" });
  await page.waitForURL(/sent=delivered/);
  await again.waitFor({ state: "detached" });
  expect(await axe(page)).toEqual([]);
});

test("console settings: each section fits a phone", async () => {
  const { page } = operator;
  await page.setViewportSize({ width: 390, height: 844 });
  for (const section of ["shipping", "points", "texts", "operators", "links", "actions"]) {
    await page.goto(`/settings/${section}`);
    // Before it is drawn nothing is loading either.
    await page.locator("nav[aria-label=설정] [aria-current=page]").waitFor();
    await page.locator("main .shimmer").first().waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await axe(page)).toEqual([]);
  }
  expect(operator.complaints).toEqual([]);
});
