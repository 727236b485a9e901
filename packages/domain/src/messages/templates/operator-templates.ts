import type { MessageTemplate } from "../alimtalk-template-types.ts";

/** Notices to operators, by mail alone. */
export const OPERATOR_TEMPLATES = {
  OPERATOR_DIGEST: {
    lines: [
      "[#{상호}] 기다리는 일이 있어요",
      "",
      "#{할일}",
      "",
      "한 시간에 한 번, 9시부터 18시까지 알려드려요.",
    ],
  },
} as const satisfies Record<string, MessageTemplate>;
