import { once } from "node:events";
import { createServer } from "node:net";
import { consolePortOf } from "@todayfruit/api/derive-console-and-variant-urls";
import { type Settings, sandboxPortOf } from "@todayfruit/api/env";
import { StopWithMessageError } from "./commands/stop-with-message-error.ts";

type ListenAddress = {
  key: "PORT" | "CONSOLE_PORT" | "SANDBOX_PORT" | "METRICS_PORT";
  hostKey: "HOST" | "METRICS_HOST";
  port: number;
  host: string;
};

/** Addresses this process listens on: the shop, console and sandbox beside it unless they are off, the metrics if configured. */
export function listenAddressesOf(settings: Settings): {
  shop: ListenAddress;
  console: ListenAddress;
  sandbox: ListenAddress;
  metrics: ListenAddress | null;
} {
  const { HOST: host, PORT: port, METRICS_PORT, METRICS_HOST } = settings;
  return {
    shop: { key: "PORT", hostKey: "HOST", port, host },
    console: { key: "CONSOLE_PORT", hostKey: "HOST", port: consolePortOf(settings), host },
    sandbox: { key: "SANDBOX_PORT", hostKey: "HOST", port: sandboxPortOf(settings), host },
    metrics:
      METRICS_PORT === 0
        ? null
        : { key: "METRICS_PORT", hostKey: "METRICS_HOST", port: METRICS_PORT, host: METRICS_HOST },
  };
}

/** Checks the ports before building and importing, and ends the command with a sentence when one is taken. */
export async function mustBeFree(settings: Settings): Promise<void> {
  const { shop, console, sandbox, metrics } = listenAddressesOf(settings);
  const beside = [
    ...(settings.CONSOLE ? [console] : []),
    ...(settings.SANDBOX ? [sandbox] : []),
    ...(metrics ? [metrics] : []),
  ];
  for (const door of [shop, ...beside]) {
    const probe = createServer();
    await listenAt(door, async ({ port, host }) => {
      probe.listen(port, host);
      await once(probe, "listening");
    });
    probe.close();
    await once(probe, "close");
  }
}

/** Listens, or ends the command with a sentence about the setting concerned. */
export async function listenAt(
  door: ListenAddress,
  listen: (at: { port: number; host: string }) => Promise<unknown>,
): Promise<void> {
  try {
    await listen({ port: door.port, host: door.host });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    const sentence = typeof code === "string" ? SENTENCES[code] : undefined;
    throw sentence ? new StopWithMessageError(sentence(door)) : error;
  }
}

const noSuchHost = ({ hostKey, host }: ListenAddress) =>
  `${hostKey} ${host}은 이 컴퓨터의 주소가 아니에요. 127.0.0.1이나 0.0.0.0을 써 주세요.`;

const SENTENCES: Record<string, (door: ListenAddress) => string> = {
  EADDRINUSE: ({ key, port }) =>
    `${key} ${port}번은 다른 프로그램이 쓰고 있어요. 그 프로그램을 끄거나 ${key}=${port + 100}처럼 다른 번호로 시작해 주세요.`,
  EACCES: ({ key, port }) => `${key} ${port}번을 열 권한이 없어요. 1024 이상의 번호로 시작해 주세요.`,
  EADDRNOTAVAIL: noSuchHost,
  ENOTFOUND: noSuchHost,
};
