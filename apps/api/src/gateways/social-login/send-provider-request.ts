export type Asked = { ok: boolean; status: number; body: unknown } | { unreachable: string };

/** Sends one request to a provider and returns its JSON; never throws, and ends within the timeout. */
export async function sendProviderRequest(
  options: { fetch: typeof fetch; timeoutMs: number },
  url: string,
  init: { headers?: Record<string, string>; form?: Record<string, string> },
): Promise<Asked> {
  try {
    const response = await options.fetch(url, {
      method: init.form ? "POST" : "GET",
      headers: { accept: "application/json", ...init.headers },
      ...(init.form ? { body: new URLSearchParams(init.form) } : {}),
      signal: AbortSignal.timeout(options.timeoutMs),
    });
    return { ok: response.ok, status: response.status, body: await response.json().catch(() => null) };
  } catch (error) {
    return { unreachable: error instanceof Error ? error.name : "unreachable" };
  }
}
