/** Session of the W3C WebDriver protocol, https://www.w3.org/TR/webdriver2/. */
export type WebDriverSession = {
  capabilities: Record<string, unknown>;
  /** Sends a command of this session. */
  send<Value>(
    method: "GET" | "POST" | "DELETE",
    command: string,
    body?: object,
    patienceMs?: number,
  ): Promise<Value>;
};

export async function openSession(driverUrl: string, capabilities: object): Promise<WebDriverSession> {
  const { sessionId, capabilities: got } = await call<{
    sessionId: string;
    capabilities: Record<string, unknown>;
  }>(`${driverUrl}/session`, "POST", { capabilities: { alwaysMatch: capabilities } });
  return {
    capabilities: got,
    send: (method, command, body, patienceMs) =>
      call(`${driverUrl}/session/${sessionId}${command}`, method, body, patienceMs),
  };
}

/** Name under which the protocol refers to an element. */
export const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

async function call<Value>(url: string, method: string, body?: object, patienceMs = 60_000): Promise<Value> {
  const answer = await fetch(url, {
    method,
    ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
    signal: AbortSignal.timeout(patienceMs),
  }).catch((cause: unknown) => {
    throw new Error(`No answer to ${method} ${new URL(url).pathname}`, { cause });
  });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
