import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { buildKakaoGiftMessage } from "./build-kakao-gift-message.ts";
import { loadKakaoSdk } from "./load-kakao-sdk.ts";

type Share = Reply<"GET /v4/app-users/orders/gift-group/{id}">["share"];

/** Returns a function that shares a gift's link in KakaoTalk; `null` until the SDK is ready, or when it is unavailable. */
export function useKakaoShare(share: Share): ((gift: { link: string; uuid: string }) => void) | null {
  const { scriptUrl, integrity, javascriptKey } = share;
  const kakao = useQuery({
    queryKey: ["kakao-share", scriptUrl],
    queryFn: () => loadKakaoSdk({ scriptUrl, integrity, javascriptKey }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  const { data } = kakao;
  return data ? (gift) => data.Share.sendDefault(buildKakaoGiftMessage(share, gift)) : null;
}
