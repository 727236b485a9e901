import type { ChatVisitor } from "./build-support-chat-visitor.ts";

/** Opens the support chat in a new tab with the visitor's identity. Sent by POST, since browsers and proxies log URLs. */
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
