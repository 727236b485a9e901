/** Push message as the server sends it, encrypted for this browser. */
type Push = { title: string; body: string; href: string; tag: string };

/**
 * Shows a push message. Browsers end subscriptions that stay silent, so every push shows something. Messages with the
 * same tag replace each other.
 */
export function handlePush(
  { registration }: Pick<ServiceWorkerGlobalScope, "registration">,
  data: PushMessageData | null,
): Promise<void> {
  const { title, body, href, tag } = readPush(data);
  return registration.showNotification(title, { body, tag, lang: "ko", data: { href } });
}

function readPush(data: PushMessageData | null): Push {
  const said: Partial<Record<keyof Push, unknown>> = parsed(data);
  const text = (value: unknown, fallback: string) => (typeof value === "string" && value ? value : fallback);
  return {
    title: text(said.title, "새 소식이 있어요"),
    body: text(said.body, ""),
    href: text(said.href, "/notifications"),
    tag: text(said.tag, "news"),
  };
}

function parsed(data: PushMessageData | null): object {
  try {
    return Object(data?.json());
  } catch {
    // A message that is not JSON gets the default text.
    return {};
  }
}
