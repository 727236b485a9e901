import { groupDigits } from "@todayfruit/domain/money/format-won";

/** @example signedWon(-52300) // "-52,300" */
export function signedWon(won: number): string {
  return won < 0 ? `-${groupDigits(-won)}` : groupDigits(won);
}
