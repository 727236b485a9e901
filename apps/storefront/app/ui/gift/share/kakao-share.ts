import type { Reply } from "@todayfruit/contract/all-calls";

type Share = Reply<"GET /v4/app-users/orders/gift-group/{id}">["share"];

/** The part of Kakao's JavaScript SDK that is used here. */
type Kakao = {
  init(javascriptKey: string): void;
  isInitialized(): boolean;
  Share: { sendDefault(message: object): void };
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a type of the platform is added to by an interface only
  interface Window {
    Kakao?: Kakao;
  }
}

/**
 * Makes KakaoTalk's sharing ready, once a page. It is done before anybody presses the button: a window that opens after
 * a wait is taken for an advertisement.
 */
export async function loadKakao({
  scriptUrl,
  integrity,
  javascriptKey,
}: Pick<Share, "scriptUrl" | "integrity" | "javascriptKey">): Promise<Kakao> {
  const kakao = window.Kakao ?? (await loadScript(scriptUrl, integrity));
  if (!kakao.isInitialized()) kakao.init(javascriptKey);
  return kakao;
}

/**
 * The message of a gift. `serverCallbackArgs` is what Kakao tells the shop once it was sent; the page is never told.
 *
 * @param gift the receiver's link and what it opens with
 */
export function giftMessage(share: Share, gift: { link: string; uuid: string }): object {
  const link = { mobileWebUrl: gift.link, webUrl: gift.link };
  return {
    objectType: "feed",
    content: { title: share.title, description: share.description, imageUrl: share.imageUrl, link },
    buttons: [{ title: share.buttonTitle, link }],
    serverCallbackArgs: { giftTo: gift.uuid },
  };
}

/** @param integrity hash that the browser compares; a script of another one does not run */
function loadScript(url: string, integrity: string | null): Promise<Kakao> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.crossOrigin = "anonymous";
    if (integrity) script.integrity = integrity;
    script.onload = () => {
      if (window.Kakao) resolve(window.Kakao);
      else reject(new Error("KakaoTalk's sharing is not there"));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error("KakaoTalk's sharing cannot be reached"));
    };
    document.head.append(script);
  });
}
