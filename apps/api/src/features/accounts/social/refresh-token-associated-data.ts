import type { SnsType } from "../../../http/handler-context-types.ts";

/** Returns the associated data with which a provider's refresh token is encrypted, so that it opens for its account only. */
export function refreshTokenAssociatedData(snsType: SnsType, subject: string): string {
  return `social ${snsType} ${subject}`;
}
