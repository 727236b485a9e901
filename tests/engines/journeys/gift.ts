import { agreeAndPay, answerWindow, fillPlace, pickOption } from "../buying-steps.ts";
import { newPhone, signUp, textSentTo } from "../sign-up-steps.ts";
import { arriveAt, becomeStranger, fill, hydrated, open, press, see, type Visit } from "../visit-steps.ts";

/** A member sends a box by text message, and its receiver, a stranger to the shop, writes where it goes. */
export async function gift(visit: Visit): Promise<void> {
  await signUp(visit);
  const link = await sendGift(visit);
  await becomeStranger(visit);
  await open(visit, link);
  await receive(visit);
}

/** Sends a box to one receiver as a member, and returns the path of the receiver's page. */
export async function sendGift(visit: Visit): Promise<string> {
  const { tab } = visit;
  const phone = newPhone();
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
  return new URL(await textSentTo(visit, phone, /선물 받기: (\S+)/)).pathname;
}

async function receive({ tab }: Visit): Promise<void> {
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
