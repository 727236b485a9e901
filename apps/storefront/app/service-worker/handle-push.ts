/** As the shop sends it, encrypted for this browser alone. */
type Push = { title: string; body: string; href: string; tag: string };

/**
 * Shows a push. Every push must show something: a browser ends subscriptions that stay silent. What comes twice under one
 * tag stands there once.
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
    // What is no JSON is shown without words of its own.
    return {};
  }
}
