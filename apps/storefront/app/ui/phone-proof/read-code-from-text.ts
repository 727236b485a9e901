/** What browsers with WebOTP add to the Credential Management API; TypeScript's DOM library does not know it yet. */
type OtpCredential = {
  code: string;
};

/**
 * The code of the text that arrives next, where the browser reads texts (WebOTP) and the shopper allows it.
 *
 * @param signal ends the waiting
 * @returns `null` where that is not possible, not allowed or no longer waited for
 */
export async function readCodeFromText(signal: AbortSignal): Promise<string | null> {
  if (!("OTPCredential" in window)) return null;
  const request: CredentialRequestOptions & { otp: { transport: string[] } } = {
    otp: { transport: ["sms"] },
    signal,
  };
  // Whatever the reason, the code can still be typed.
  const credential: unknown = await navigator.credentials.get(request).catch(() => null);
  return isOtp(credential) ? credential.code : null;
}

function isOtp(credential: unknown): credential is OtpCredential {
  return typeof credential === "object" && credential !== null && "code" in credential;
}
