// The stand-in of Kakao's postcode widget: the same globals and the same data; the search of the sandbox in a frame or a
// window of its own. A plain script on purpose: browsers load it as it stands.
(() => {
  const origin = new URL(document.currentScript.src).origin;

  function Postcode(options) {
    if (typeof options?.oncomplete !== "function") throw new Error("oncomplete is a function");
    this.options = options;
  }

  /** Shows the search inside an element of the page, as tall as it is. */
  Postcode.prototype.embed = function (element, { q = "", autoClose = true } = {}) {
    const frame = document.createElement("iframe");
    frame.title = "우편번호 검색";
    frame.src = addressOf(q);
    Object.assign(frame.style, { border: "0", width: "100%", height: "100%", minHeight: "400px" });
    element.replaceChildren(frame);
    listen(
      this.options,
      () => frame.contentWindow,
      () => autoClose && frame.remove(),
    );
  };

  /** Shows it in a window. */
  Postcode.prototype.open = function ({ q = "", popupTitle = "postcode", autoClose = true } = {}) {
    const opened = window.open(addressOf(q), popupTitle, "width=500,height=600");
    if (opened)
      listen(
        this.options,
        () => opened,
        () => autoClose && opened.close(),
      );
  };

  window.daum = { ...window.daum, Postcode };
  window.kakao = { ...window.kakao, Postcode };

  function addressOf(q) {
    const url = new URL("/postcode/search", origin);
    url.searchParams.set("q", q);
    url.searchParams.set("to", window.location.origin);
    return url.href;
  }

  function listen(options, sourceOf, end) {
    window.addEventListener("message", function hear(event) {
      if (event.origin !== origin || event.source !== sourceOf() || event.data?.kind !== "postcode") return;
      window.removeEventListener("message", hear);
      end();
      options.oncomplete(event.data.address);
      options.onclose?.("COMPLETE_CLOSE");
    });
  }
})();
