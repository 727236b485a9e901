/** Options of a social login at the sandbox. */
export function sandboxSocialLoginOptions(sandboxUrl: string, provider: "kakao" | "naver") {
  return {
    authUrl: `${sandboxUrl}/${provider}`,
    apiUrl: `${sandboxUrl}/${provider}`,
    clientId: `test_${provider}_key`,
    clientSecret: `test_${provider}_secret`,
    fetch,
    timeoutMs: 2000,
  };
}
