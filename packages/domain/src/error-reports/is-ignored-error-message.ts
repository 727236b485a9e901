/**
 * Messages that are no bugs of the shop and are not reported. Rule: specification §8, "filtered from error reports";
 * the two codes of a payment window are the provider's ways of reporting that it was closed.
 */
export const IGNORED_MESSAGES: readonly RegExp[] = [
  /no such member/i,
  /payment window was closed/i,
  /PAY_PROCESS_CANCELED|USER_CANCEL/,
  /invalid token/i,
  /server error while processing product information/i,
  /bridge connection lost/i,
  /network ?error/i,
  /failed to fetch/i,
  /load failed/i,
  /request failed with status code 404/i,
  // Messages of our own calls after a network failure.
  /서버와 연결이 원할하지 않습니다/,
  /인터넷 연결이 끊겼어요/,
];

/** @example isIgnoredErrorMessage("TypeError: Failed to fetch") // true */
export function isIgnoredErrorMessage(message: string): boolean {
  return IGNORED_MESSAGES.some((ignored) => ignored.test(message));
}
