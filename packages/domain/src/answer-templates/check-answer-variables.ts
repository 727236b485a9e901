/** Variables of a template of answers, which the one who answers has at hand. */
export const ANSWER_VARIABLES = ["닉네임", "상품", "농가", "주문번호", "도착예정일"] as const;

/**
 * Lists the variables of a text that no answer can fill. A variable is a Korean word in braces; other braces are text.
 *
 * @example unknownVariables("{닉네임}님, {날씨}예요") // ["날씨"]
 */
export function unknownVariables(contents: string): string[] {
  const named = [...contents.matchAll(/\{([가-힣]+)\}/g)].map(([, name = ""]) => name);
  return named.filter((name) => !ANSWER_VARIABLES.some((variable) => variable === name));
}
