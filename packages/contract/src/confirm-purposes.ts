/** What one fresh confirmation of a member is good for. */
export const CONFIRM_PURPOSES = [
  /** A new password, e-mail or phone. */
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

/** The request header that carries a confirmation beside the call it is for. */
export const CONFIRMATION_HEADER = "confirmation";
