import type { Reply } from "@todayfruit/contract/all-calls";
import { paths } from "../../../paths.ts";

type Purpose = Reply<"GET /v1/email-proofs/{token}">["purpose"];

type EmailWords = {
  title: string;
  text: string;
  button: string;
  doneTitle: string;
  doneText: string;
  next: { to: string; name: string };
};

/** Texts of the page for each purpose of a link, before and after pressing the button. */
export const confirmPageTexts: Record<Purpose, EmailWords> = {
  prove: {
    title: "이 이메일을 쓰고 있나요?",
    text: "확인하면 주문 소식을 이 이메일로도 보내드려요. 회원 계정에 적은 적이 없다면 누르지 마세요",
    button: "이메일 확인하기",
    doneTitle: "이메일을 확인했어요",
    doneText: "이제 주문 소식을 이 이메일로도 보내드려요",
    next: { to: paths.home, name: "과일 보러 가기" },
  },
  release: {
    title: "이 이메일로 가입한 적이 없나요?",
    text: "다른 사람의 계정에 적힌 이메일을 그 계정에서 빼요. 내가 만든 계정이라면 누르지 말고 로그인해 주세요",
    button: "내 이메일 되찾기",
    doneTitle: "이메일을 되찾았어요",
    doneText: "이제 이 이메일로 가입할 수 있어요",
    next: { to: paths.register(), name: "가입하기" },
  },
};
