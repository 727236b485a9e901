import { ok, type Result, refuse } from "@todayfruit/domain/result";

type Written = {
  /** Sum of money and points in 원 as it was typed; empty for what was expected. */
  sum: string;
  notice: string;
  expected: number;
};
type Body = { refundPrice?: number; notice?: string };

/**
 * Reads a decision: another sum needs its reason. The refusal says in Korean what is missing.
 *
 * @example parseDecisionForm({ sum: "8,725원", notice: "하나 더", expected: 5_235 }) // ok({ refundPrice: 8725, notice: "하나 더" })
 */
export function parseDecisionForm({ sum, notice, expected }: Written): Result<Body, string> {
  const words = notice.trim();
  const told = words === "" ? {} : { notice: words };
  if (sum.trim() === "") return ok(told);
  const refundPrice = readSum(sum);
  if (refundPrice === null) return refuse("금액은 숫자로 적어 주세요. 예: 8,725");
  if (refundPrice === expected) return ok(told);
  if (words === "") return refuse("금액을 바꾼 까닭을 적어 주세요. 산 분이 읽어요");
  return ok({ refundPrice, ...told });
}

/** Reads a sum in 원 with its commas; `null` for what is none. @example readSum("8,725원") // 8725 */
export function readSum(text: string): number | null {
  const digits = text.replaceAll(/[\s,원]/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
