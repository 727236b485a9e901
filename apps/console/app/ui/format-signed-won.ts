import { groupDigits } from "@todayfruit/domain/money/format-won";

/** @example formatSignedWon(-52300) // "-52,300" */
export function formatSignedWon(won: number): string {
  return won < 0 ? `-${groupDigits(-won)}` : groupDigits(won);
}
