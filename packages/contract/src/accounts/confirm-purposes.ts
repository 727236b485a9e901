/** Purposes for which one fresh confirmation of a member is valid. */
export const CONFIRM_PURPOSES = [
  /** Change of password, e-mail or phone. */
  "changeLogin",
  "changeRefundAccount",
  "linkLogin",
  "unlinkLogin",
  "leave",
  "exportData",
  "addCard",
  "deleteCard",
] as const;

export type ConfirmPurpose = (typeof CONFIRM_PURPOSES)[number];

/** Request header with the confirmation. */
export const CONFIRMATION_HEADER = "confirmation";
