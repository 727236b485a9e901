import type { SnsType } from "../../../http/context.ts";

/** Returns the associated data of a refresh token, so that it opens for its account only. */
export function aboutSocialAccount(snsType: SnsType, subject: string): string {
  return `social ${snsType} ${subject}`;
}
