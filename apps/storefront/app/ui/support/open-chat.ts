import type { ChatVisitor } from "./chat-visitor.ts";

/**
 * Opens the support chat in a tab of its own and says who comes. It is posted: an address would be kept by browsers and
 * by every log on the way.
 */
export function openChat(url: string, visitor: ChatVisitor): void {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action: url, target: "_blank", rel: "noopener noreferrer" });
  for (const [name, value] of Object.entries(visitor)) {
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
