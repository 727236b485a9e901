import { createHmac, timingSafeEqual } from "node:crypto";

type Subject = {
  secretKey: string;
  /** Parts of what is confirmed. */
  about: readonly (string | number)[];
  now: Date;
};

/**
 * Writes a proof with an expiry: the instant in ms since 1970 and an HMAC over it and the subject. Nothing is stored.
 *
 * @param seconds how long it is good for
 */
export function writeTimedMac({ now, ...subject }: Subject, seconds: number): string {
  const endsAt = now.getTime() + seconds * 1000;
  return `${endsAt}.${macOf(subject, endsAt).toString("base64url")}`;
}

/** Checks that a text is an unexpired proof of this subject. */
export function isTimedMac(text: string | undefined, { now, ...subject }: Subject): boolean {
  const said = /^(\d{13})\.([\w-]{43})$/.exec(text ?? "");
  if (!said) return false;
  const endsAt = Number(said[1]);
  const isRight = timingSafeEqual(Buffer.from(said[2] ?? "", "base64url"), macOf(subject, endsAt));
  return isRight && now.getTime() < endsAt;
}

function macOf({ secretKey, about }: Omit<Subject, "now">, endsAt: number): Buffer {
  return createHmac("sha256", secretKey)
    .update([...about, endsAt].join("\n"))
    .digest();
}
