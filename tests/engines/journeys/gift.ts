import { randomInt } from "node:crypto";
import { agreeAndPay, answerWindow, fillPlace, pickOption } from "../buy.ts";
import { arriveAt, fill, hydrated, open, press, see, type Visit } from "../shopper.ts";
import { signUp, textSentTo } from "../sign-up.ts";

/** A member sends a box to one person by text message, who says where it goes. */
export async function gift(visit: Visit): Promise<void> {
  const { tab } = visit;
  const phone = `010${randomInt(10_000_000, 99_999_999)}`;
  await signUp(visit);
  await open(visit, "/products/20008");
  await pickOption(visit, "선물하기", "5kg");
  await press(tab, "button", "^선물하기$", "[role=dialog], dialog");
  await arriveAt(tab, "^/checkout/[0-9a-f-]{36}$");
  await hydrated(tab);
  await press(tab, "choice", "^문자로$");
  await fill(tab, "1번째 받는 사람 이름", "박소담");
  await fill(tab, "1번째 받는 사람 휴대폰 번호", phone);
  await fill(tab, "^메시지", "늘 고마워요");
  await agreeAndPay(visit);
  await answerWindow(visit, "승인");
  await see(tab, "heading", "선물을 준비했어요");
  await receive(visit, new URL(await textSentTo(visit, phone, /선물 받기: (\S+)/)).pathname);
}

async function receive(visit: Visit, link: string): Promise<void> {
  const { tab } = visit;
  await open(visit, link);
  await see(tab, "heading", "선물이 도착했어요");
  await see(tab, "text", "^늘 고마워요$");
  await press(tab, "button", "^배송지 적고 선물 받기$");
  await fill(tab, "^받는 분", "박소담");
  await fill(tab, "^휴대폰 번호", "010-7777-8888");
  await fillPlace(tab, "04036");
  await press(tab, "button", "^이 주소로 받기$");
  await see(tab, "text", "^주소 입력 완료$");
  await see(tab, "text", "서울 마포구 \\*{4}");
}
