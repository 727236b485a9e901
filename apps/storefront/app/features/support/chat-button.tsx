import { type ReactNode, useEffect, useState } from "react";
import { variant } from "#variant/brand-settings.ts";
import { useSession } from "../../session/session-provider.tsx";
import { buildSupportChatVisitor } from "./build-support-chat-visitor.ts";
import { openChat } from "./open-chat.ts";
import { useVariantSettings } from "./use-variant-settings.ts";

type ChatButtonProps = {
  className: string;
  children: ReactNode;
  /** Accessible name of a button that shows only a picture. */
  name?: string;
};

/** Opens the support chat with the visitor's identity; a press before the session is known opens it once it is. */
export function ChatButton({ className, children, name }: ChatButtonProps) {
  const session = useSession();
  const { chatUrl } = useVariantSettings();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted || session.status === "starting") return;
    setWanted(false);
    const { chatMemberIdPrefix, guestName } = variant.support;
    const user = session.status === "ready" ? session.user : undefined;
    openChat(chatUrl, buildSupportChatVisitor(user, chatMemberIdPrefix, guestName));
  }, [wanted, session, chatUrl]);
  return (
    <button className={className} type="button" aria-label={name} onClick={() => setWanted(true)}>
      {children}
    </button>
  );
}
