/** Client ids and secrets of the social logins. */

export type SocialKeys = {
  readonly kakao: Keys;
  readonly naver: Keys;
};

export type Keys = { readonly clientId: string; readonly clientSecret: string };
