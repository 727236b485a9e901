/** Parts of the reply to an edit that its sentence needs. */
type Result = { change: object | null; refused: readonly { message: string }[] };

/**
 * Writes how an edit of products ended: what was done, unless every product was refused, and how many were not and why.
 *
 * @param done sentence of what was asked for
 * @example formatProductEditResult({ change: null, refused: [{ message: "이미 지운 상품이에요" }] }, "품절로 바꿨어요") // "1개는 못 했어요: 이미 지운 상품이에요"
 */
export function formatProductEditResult({ change, refused }: Result, done: string): string {
  const [first] = refused;
  if (!first) return done;
  const left = `${refused.length}개는 못 했어요: ${first.message}`;
  return change === null ? left : `${done} · ${left}`;
}
