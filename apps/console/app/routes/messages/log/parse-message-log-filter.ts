import type { LogFilter } from "./use-message-log.ts";

/** Results of a message, with the word and the tone of each. */
export const RESULTS = {
  waiting: ["기다림", "info"],
  sent: ["보냄", "neutral"],
  delivered: ["받음", "success"],
  fallback: ["문자로 받음", "info"],
  failed: ["실패", "danger"],
  dropped: ["안 보냄", "warning"],
} as const;

const CHANNELS = ["phone", "push", "email"] as const;

const ORDER_NUMBER = /^(\d{8})-?(\d{7})$/;
const ID = /^[1-9]\d{0,14}$/;

/**
 * Reads the filter of the log out of the address: a search of 15 digits is an order, with or without its hyphen, of fewer
 * a member.
 *
 * @example parseMessageLogFilter(new URLSearchParams("search=12&result=failed")) // { memberId: 12, result: "failed" }
 */
export function parseMessageLogFilter(query: URLSearchParams): LogFilter {
  const search = query.get("search")?.trim() ?? "";
  const order = ORDER_NUMBER.exec(search);
  const campaign = query.get("campaign") ?? "";
  const channel = CHANNELS.find((each) => each === query.get("channel"));
  const result = (Object.keys(RESULTS) as (keyof typeof RESULTS)[]).find(
    (each) => each === query.get("result"),
  );
  return {
    ...(order ? { orderNumber: `${order[1]}-${order[2]}` } : ID.test(search) && { memberId: Number(search) }),
    ...(ID.test(campaign) && { subject: `campaign ${campaign}` }),
    ...(channel && { channel }),
    ...(result && { result }),
  };
}
