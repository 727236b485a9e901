/** Renders the consent question in a React root of its own; loaded only where the shop uses Google Analytics. */
export async function mountConsentPrompt(): Promise<void> {
  const [{ createElement }, { createRoot }, { ConsentPrompt }] = await Promise.all([
    import("react"),
    import("react-dom/client"),
    import("./consent-prompt.tsx"),
  ]);
  const container = document.createElement("div");
  document.body.append(container);
  createRoot(container).render(createElement(ConsentPrompt));
}
