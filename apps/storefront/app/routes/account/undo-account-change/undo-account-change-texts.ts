import type { Reply } from "@todayfruit/contract/all-calls";
import { formatFullDate, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";

export type AccountChange = Reply<"GET /v1/account-changes/{token}">;
export type ChangeKind = AccountChange["kind"];

export const changeKey = (token: string) => ["account-change", token] as const;

export type AccountChangeText = {
  /** Title of the change. */
  title: string;
  /** Effects of the button, one sentence each. */
  steps: readonly string[];
  /** Label of the former value. */
  former?: string;
  /** First step when there was no former value; defaults to the first of `steps`. */
  instead?: string;
  button: string;
  done: string;
};

const BACK = "되돌리기";
const OTHERS = "다른 기기에서는 모두 로그아웃돼요";
const EVERYWHERE = "모든 기기에서 로그아웃하기";

/** Texts of the page for each change, before and after undoing it. */
export const undoAccountChangeTexts: Record<ChangeKind, AccountChangeText> = {
  password: {
    title: "비밀번호가 바뀌었어요",
    steps: [
      "바뀐 비밀번호로는 더 로그인할 수 없어요",
      "모든 기기에서 로그아웃돼요",
      "안전하게 새 비밀번호를 정해야 해요. 이전 비밀번호로는 되돌리지 않아요",
    ],
    button: BACK,
    done: "바뀐 비밀번호를 막았어요. 지금 새 비밀번호를 정해 주세요",
  },
  phone: {
    title: "휴대폰 번호가 바뀌었어요",
    former: "이전 번호",
    steps: ["이전 번호로 되돌려요", OTHERS],
    button: BACK,
    done: "이전 번호로 되돌렸어요",
  },
  email: {
    title: "이메일이 바뀌었어요",
    former: "이전 이메일",
    steps: ["이전 이메일로 되돌려요", OTHERS],
    button: BACK,
    done: "이전 이메일로 되돌렸어요",
  },
  refundAccount: {
    title: "환불 계좌가 바뀌었어요",
    former: "이전 계좌",
    instead: "등록된 환불 계좌를 지워요",
    steps: ["이전 환불 계좌로 되돌려요", OTHERS],
    button: BACK,
    done: "환불 계좌를 바뀌기 전으로 되돌렸어요",
  },
  noRefundAccount: {
    title: "환불 계좌가 지워졌어요",
    former: "지워진 계좌",
    steps: ["지워진 환불 계좌를 되돌려요", OTHERS],
    button: BACK,
    done: "환불 계좌를 되돌렸어요",
  },
  "linked-kakaotalk": linked("카카오"),
  "linked-naver": linked("네이버"),
  "unlinked-kakaotalk": unlinked("카카오"),
  "unlinked-naver": unlinked("네이버"),
  exportedData: {
    title: "개인정보를 내려받았어요",
    steps: ["내려받은 파일은 되돌릴 수 없어요", "모든 기기에서 로그아웃해서 더 가져가지 못하게 해요"],
    button: EVERYWHERE,
    done: "모든 기기에서 로그아웃했어요. 새 비밀번호도 정해 주세요",
  },
  addedCard: {
    title: "결제 카드가 등록되었어요",
    former: "등록된 카드",
    steps: ["등록된 카드를 지워요", OTHERS],
    button: BACK,
    done: "등록된 카드를 지웠어요",
  },
  deletedCard: {
    title: "결제 카드가 지워졌어요",
    former: "지워진 카드",
    steps: [
      "카드 정보는 바로 지워서 되돌릴 수 없어요. 로그인해서 다시 등록해 주세요",
      "모든 기기에서 로그아웃돼요",
    ],
    button: EVERYWHERE,
    done: "모든 기기에서 로그아웃했어요. 카드는 다시 등록해 주세요",
  },
};

function linked(name: string): AccountChangeText {
  return {
    title: `${name} 로그인이 이어졌어요`,
    steps: [`이어진 ${name} 로그인을 끊어요`, OTHERS],
    button: BACK,
    done: `${name} 로그인을 끊었어요`,
  };
}

function unlinked(name: string): AccountChangeText {
  return {
    title: `${name} 로그인이 끊어졌어요`,
    steps: [
      `끊어진 ${name} 로그인을 다시 이어요. 다음에 로그인할 때 ${name}에서 동의를 한 번 더 물을 수 있어요`,
      OTHERS,
    ],
    button: BACK,
    done: `${name} 로그인을 다시 이었어요`,
  };
}

/** @example instantText("2026-11-21T03:00:00Z") // "2026. 11. 21 (토) 12:00", in KST */
export function instantText(at: string): string {
  return `${formatFullDate(kstDateOf(at))} ${kstTimeOf(at)}`;
}
