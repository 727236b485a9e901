/** Field a refusal is about; `null` when it is about none. */
export function findRefusedRegisterField(
  code: string | null,
): "email" | "password" | "name" | "phone" | null {
  switch (code) {
    case "SIGN_UP_NOT_AVAILABLE":
    case "EMAIL_INVALID":
      return "email";
    case "PASSWORD_TOO_WEAK":
    case "PASSWORD_COMMON":
      return "password";
    case "NAME_INVALID":
    case "FREE_TEXT_REFUSED":
      return "name";
    case "PHONE_INVALID":
    case "PHONE_NOT_VERIFIED":
      return "phone";
    default:
      return null;
  }
}
