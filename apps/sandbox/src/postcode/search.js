// Hands the address that was picked to the page that asked for it, and to no other.
(() => {
  const to = new URLSearchParams(window.location.search).get("to");
  const asker = window.opener ?? (window.parent === window ? null : window.parent);
  for (const button of document.querySelectorAll("button[data-address]")) {
    button.addEventListener("click", () => {
      const address = JSON.parse(button.dataset.address);
      if (asker && to) asker.postMessage({ kind: "postcode", address }, to);
    });
  }
})();
