/** @example playingTime(62.4) // "1:02" */
export function playingTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** @example viewCountText(32_480) // "3.2만회" */
export function viewCountText(views: number): string {
  if (views < 10_000) return `${views.toLocaleString("ko-KR")}회`;
  return `${Math.floor(views / 1_000) / 10}만회`;
}
