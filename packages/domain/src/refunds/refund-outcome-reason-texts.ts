/** Reasons of refunds that end without a transfer, as operators and buyers read them. */
export const OUTCOME_REASONS = {
  /** Other refunds of the payment return all the money that was received. */
  nothingOwed: "받은 돈을 다른 환불이 모두 돌려줘요",
  /** The bank reversed the deposit, so its buyer has the money. */
  reversed: "은행이 입금을 되돌렸어요",
} as const;
