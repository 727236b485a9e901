/** Returns the redirect URI, registered at both providers. */
export function deriveSocialRedirectUri(publicUrl: string): string {
  return `${publicUrl.replace(/\/+$/, "")}/kakao-popup`;
}
