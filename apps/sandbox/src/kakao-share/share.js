// The stand-in of KakaoTalk's sharing: the same global and the same call; the friends of the sandbox in a window of their
// own. Like the real one it never tells the page whether anything was sent. A plain script on purpose.
(() => {
  const origin = new URL(document.currentScript.src).origin;
  let key = null;

  window.Kakao = {
    init(javascriptKey) {
      if (key !== null) throw new Error("Kakao.init: Already initialized");
      key = javascriptKey;
    },
    isInitialized: () => key !== null,
    Share: {
      sendDefault(settings) {
        if (key === null) throw new Error("Kakao.init is called first");
        if (!settings?.content?.link) throw new Error("content.link is missing");
        const url = new URL("/kakao/share", origin);
        url.searchParams.set("message", JSON.stringify(settings));
        window.open(url.href, "kakao-share", "width=480,height=640");
      },
    },
  };
})();
