/** Client ids and secrets of the social logins. */

export type SocialClientCredentials = {
  readonly kakao: Keys;
  readonly naver: Keys;
};

export type Keys = { readonly clientId: string; readonly clientSecret: string };
