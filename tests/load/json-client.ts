import { Agent, request } from "node:http";

export type JsonReply = {
  status: number;
  body: Record<string, unknown>;
  /** Seconds of `Retry-After`, if the reply has it. */
  retryAfter: number | null;
};
export type JsonClient = {
  send(
    method: string,
    path: string,
    token: string | null,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<JsonReply>;
  close(): void;
};

/** HTTP client cheap enough not to affect measurements. */
export function createJsonClient(base: string, sockets: number): JsonClient {
  const { hostname, port } = new URL(base);
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  return {
    send: (method, path, token, body, headers = {}) =>
      new Promise((resolve, reject) => {
        const payload = body === undefined ? undefined : JSON.stringify(body);
        const sent = request(
          {
            agent,
            hostname,
            port,
            method,
            path,
            headers: {
              ...headers,
              ...(token ? { authorization: `Bearer ${token}` } : {}),
              ...(payload
                ? { "content-type": "application/json", "content-length": Buffer.byteLength(payload) }
                : {}),
            },
          },
          (response) => {
            const chunks: Buffer[] = [];
            response.on("data", (chunk: Buffer) => chunks.push(chunk));
            response.on("end", () => {
              const text = Buffer.concat(chunks).toString("utf8");
              const after = response.headers["retry-after"];
              resolve({
                status: response.statusCode ?? 0,
                // A balancer in between answers errors in HTML.
                body: /^[[{]/.test(text) ? JSON.parse(text) : {},
                retryAfter: after === undefined ? null : Number(after),
              });
            });
          },
        );
        sent.on("error", reject);
        sent.end(payload);
      }),
    close: () => agent.destroy(),
  };
}
