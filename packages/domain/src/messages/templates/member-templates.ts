import type { MessageTemplate } from "../message-template.ts";

/** What is told to members of themselves and of what they asked for. */
export const MEMBER_TEMPLATES = {
  POINT_EXPIRE: {
    lines: [
      "[#{상호}] 곧 사라질 포인트가 있어요",
      "",
      "포인트: #{포인트}",
      "마지막 날: #{마지막날}",
      "그 뒤에는 사라져요.",
    ],
    button: "포인트 보기",
  },
  OPEN_ALARM: {
    lines: [
      "[#{상호}] 기다리던 상품이 열렸어요",
      "",
      "알려 달라고 하신 상품을 지금부터 살 수 있어요.",
      "상품: #{상품}",
    ],
    button: "상품 보기",
  },
  CONSENT_RESULT: {
    lines: [
      "[#{상호}] 광고 수신 동의를 처리했어요",
      "",
      "보내는 곳: #{상호}",
      "내용: #{내용}",
      "처리한 날: #{날짜}",
      "설정에서 언제든 바꿀 수 있어요.",
    ],
    button: "설정 보기",
  },
  CONSENT_2YEAR: {
    lines: [
      "[#{상호}] 광고 수신 동의를 확인해 주세요",
      "",
      "보내는 곳: #{상호}",
      "동의한 날: #{날짜}",
      "동의한 내용: #{내용}",
      "그대로 받으려면 아무것도 하지 않아도 돼요. 그만 받으려면 설정에서 꺼 주세요.",
    ],
    button: "설정 보기",
  },
  PASSWORD_CHANGED: {
    lines: [
      "[#{상호}] 비밀번호를 바꿨어요",
      "",
      "바꾼 때: #{일시}",
      "직접 바꾸지 않았다면 비밀번호를 다시 정하고 고객센터에 알려 주세요.",
    ],
    button: "로그인한 기기 보기",
  },
  ACCOUNT_CHANGED: {
    lines: [
      "[#{상호}] 내 계정이 바뀌었어요",
      "",
      "바뀐 것: #{내용}",
      "바뀐 때: #{일시}",
      "직접 하지 않았다면 다른 기기를 모두 로그아웃하고, 비밀번호를 다시 정한 뒤 고객센터에 알려 주세요.",
    ],
    button: "로그인한 기기 보기",
  },
  MEMBER_LEFT: {
    lines: [
      "[#{상호}] 탈퇴를 마쳤어요",
      "",
      "탈퇴한 때: #{일시}",
      "직접 탈퇴하지 않았다면 고객센터에 알려 주세요.",
    ],
    button: "고객센터 보기",
  },
} as const satisfies Record<string, MessageTemplate>;
