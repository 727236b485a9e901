/** Returns the redirect URI, registered at both providers. */
export function redirectUriOf(publicUrl: string): string {
  return `${publicUrl.replace(/\/+$/, "")}/kakao-popup`;
}
