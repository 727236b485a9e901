import type { Reply } from "@todayfruit/contract/all-calls";

type Share = Reply<"GET /v4/app-users/orders/gift-group/{id}">["share"];

/** Part of Kakao's JavaScript SDK in use. */
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
 * Loads and initialises Kakao's SDK once per page. Called before the button is pressed, because browsers block a window
 * opened after a wait.
 */
export async function loadKakaoSdk({
  scriptUrl,
  integrity,
  javascriptKey,
}: Pick<Share, "scriptUrl" | "integrity" | "javascriptKey">): Promise<Kakao> {
  const kakao = window.Kakao ?? (await loadScript(scriptUrl, integrity));
  if (!kakao.isInitialized()) kakao.init(javascriptKey);
  return kakao;
}

/** @param integrity subresource-integrity hash; the browser refuses a script that does not match */
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
