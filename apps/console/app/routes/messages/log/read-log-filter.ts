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

/**
 * Reads the filter of the log out of the address: a number is a member, another text the subject of messages, e.g.
 * `order 812`.
 *
 * @example readLogFilter(new URLSearchParams("search=12&result=failed")) // { memberId: 12, result: "failed" }
 */
export function readLogFilter(query: URLSearchParams): LogFilter {
  const search = query.get("search")?.trim() ?? "";
  const channel = CHANNELS.find((each) => each === query.get("channel"));
  const result = (Object.keys(RESULTS) as (keyof typeof RESULTS)[]).find(
    (each) => each === query.get("result"),
  );
  return {
    ...(/^[1-9]\d{0,14}$/.test(search) ? { memberId: Number(search) } : search !== "" && { subject: search }),
    ...(channel && { channel }),
    ...(result && { result }),
  };
}
