/**
 * Puts the question below the page, beside its own tree: it is fetched only where the shop tells Google, and no page
 * carries any of it otherwise.
 */
export async function showConsentPrompt(): Promise<void> {
  const [{ createElement }, { createRoot }, { ConsentPrompt }] = await Promise.all([
    import("react"),
    import("react-dom/client"),
    import("./consent-prompt.tsx"),
  ]);
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(createElement(ConsentPrompt));
}
