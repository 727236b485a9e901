/** Credential that WebOTP browsers add to the Credential Management API; missing in TypeScript's DOM library. */
type OtpCredential = {
  code: string;
};

/**
 * Reads the code from the next text message where the browser supports it (WebOTP) and the shopper allows it.
 *
 * @param signal aborts waiting
 * @returns `null` when unsupported, denied or aborted
 */
export async function readWebOtpCode(signal: AbortSignal): Promise<string | null> {
  if (!("OTPCredential" in window)) return null;
  const request: CredentialRequestOptions & { otp: { transport: string[] } } = {
    otp: { transport: ["sms"] },
    signal,
  };
  // The code can still be typed, whatever the reason.
  const credential: unknown = await navigator.credentials.get(request).catch(() => null);
  return isOtp(credential) ? credential.code : null;
}

function isOtp(credential: unknown): credential is OtpCredential {
  return typeof credential === "object" && credential !== null && "code" in credential;
}
