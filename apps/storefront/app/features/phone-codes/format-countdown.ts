/**
 * Formats the remaining time of a code, or of the pause before the next one, as mm:ss.
 *
 * @param ms milliseconds left; negative counts as 0
 * @example formatCountdown(161_000) // "02:41"
 */
export function formatCountdown(ms: number): string {
  const seconds = secondsLeft(ms);
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** @example secondsLeft(1) // 1 */
export function secondsLeft(ms: number): number {
  return Math.max(0, Math.ceil(ms / 1000));
}
