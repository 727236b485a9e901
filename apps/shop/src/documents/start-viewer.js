/** Starts the viewer of the OpenAPI document in the page of /docs. */

const nonce = document.querySelector('meta[property="csp-nonce"]').content;
const { createElement } = Document.prototype;
const { setAttribute } = Element.prototype;
const innerHtml = Object.getOwnPropertyDescriptor(Element.prototype, "innerHTML");

// The policy refuses styles without the nonce and styles written as attributes. The viewer adds some of both; they get the
// nonce here, and are set as properties.
Document.prototype.createElement = function createStyledElement(name, options) {
  const element = createElement.call(this, name, options);
  if (element instanceof HTMLStyleElement) element.nonce = nonce;
  return element;
};

Element.prototype.setAttribute = function setStyledAttribute(name, value) {
  if (name === "style") this.style.cssText = value;
  else setAttribute.call(this, name, value);
};

Object.defineProperty(Element.prototype, "innerHTML", {
  ...innerHtml,
  set(markup) {
    innerHtml.set.call(this, String(markup).replaceAll(' style="', ' data-style="'));
    for (const styled of this.querySelectorAll("[data-style]")) styled.style.cssText = styled.dataset.style;
  },
});

/** Colours with at least 4.5:1 on the grounds of the page and of its dark cards. */
const READABLE = `.light-mode {
  --scalar-color-3: #676767;
  --scalar-color-green: #00724a;
  --scalar-color-yellow: #7d5a00;
  --scalar-color-red: #c8102e;
  --scalar-color-orange: #a83c00;
}
.dark-mode {
  --scalar-color-red: #ff7b7b;
}`;

document.addEventListener("DOMContentLoaded", () => {
  window.Scalar.createApiReference("#app", {
    url: "/openapi.json",
    customCss: READABLE,
    forceDarkModeState: "light",
    hideDarkModeToggle: true,
    withDefaultFonts: false,
    telemetry: false,
    persistAuth: false,
    hideClientButton: true,
    showDeveloperTools: "never",
    documentDownloadType: "json",
    agent: { disabled: true },
    mcp: { disabled: true },
    defaultHttpClient: { targetKey: "js", clientKey: "fetch" },
  });
});
