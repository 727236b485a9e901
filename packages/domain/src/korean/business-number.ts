const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/**
 * Checks a business number (사업자등록번호): ten digits, the last of which is a check digit.
 *
 * @example isBusinessNumber("2208162517") // true
 */
export function isBusinessNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const at = (index: number) => Number(digits[index]);
  const sum = WEIGHTS.reduce(
    (total, weight, index) => total + weight * at(index),
    Math.floor((at(8) * 5) / 10),
  );
  return (10 - (sum % 10)) % 10 === at(9);
}
