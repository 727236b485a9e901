import { createCipheriv, createHash, createHmac } from "node:crypto";
import type { Provider } from "./people.ts";
import type { SocialClientCredentials } from "./social-client-credential-types.ts";

/** Notice of a provider to the shop when a person ends the link in the provider's own settings. */
export type UnlinkWebhookRequest = {
  readonly headers: Readonly<Record<string, string>>;
  /** Form fields, `application/x-www-form-urlencoded`. */
  readonly body: string;
};

const FORM = { "content-type": "application/x-www-form-urlencoded" };

export function buildUnlinkWebhookRequest(
  provider: Provider,
  subject: string,
  keys: SocialClientCredentials,
  now: Date,
): UnlinkWebhookRequest {
  return provider === "kakao" ? ofKakao(subject, keys.kakao) : ofNaver(subject, keys.naver, now);
}

/** Builds Kakao's notice. It is not signed: only the admin key in the header authenticates it. */
function ofKakao(subject: string, { clientSecret }: SocialClientCredentials["kakao"]): UnlinkWebhookRequest {
  const fields = { app_id: "1000", user_id: subject, referrer_type: "UNLINK_FROM_APPS" };
  return {
    headers: { ...FORM, authorization: `KakaoAK ${clientSecret}` },
    body: new URLSearchParams(fields).toString(),
  };
}

/** Builds Naver's notice: the subject is encrypted and the fields are signed, both with the MD5 of the client secret. */
function ofNaver(
  subject: string,
  { clientId, clientSecret }: SocialClientCredentials["naver"],
  now: Date,
): UnlinkWebhookRequest {
  const key = createHash("md5").update(clientSecret).digest();
  // The initialization vector is derived, not random: the same notice at the same time gives the same bytes.
  const iv = createHash("md5").update(`${subject} ${now.getTime()}`).digest();
  const cipher = createCipheriv("aes-128-cbc", key, iv);
  const encryptUniqueId = Buffer.concat([iv, cipher.update(subject), cipher.final()]).toString("base64url");
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signed = `clientId=${clientId}&encryptUniqueId=${encryptUniqueId}&timestamp=${timestamp}`;
  const signature = createHmac("sha256", key).update(signed).digest("base64url");
  return {
    headers: FORM,
    body: new URLSearchParams({ clientId, encryptUniqueId, timestamp, signature }).toString(),
  };
}
