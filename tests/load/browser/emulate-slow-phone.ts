import type { CDPSession, Page } from "playwright-core";

/** A phone of the middle range on slow 4G: decision 84's network, and a fourth of this machine's processor. */
export const SLOW_PHONE = {
  latencyMs: 150,
  downloadBytes: 1_600_000 / 8,
  uploadBytes: 750_000 / 8,
  slowdown: 4,
};

/** Slows a page down to that phone; the returned session counts what the page receives. */
export async function emulateSlowPhone(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: SLOW_PHONE.latencyMs,
    downloadThroughput: SLOW_PHONE.downloadBytes,
    uploadThroughput: SLOW_PHONE.uploadBytes,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_PHONE.slowdown });
  return session;
}

export type Received = { kind: string; url: string; bytes: number };

/** Lists what a page receives from now on: its kind, its address and its bytes with their headers. */
export function recordReceived(session: CDPSession): Received[] {
  const received: Received[] = [];
  const begun = new Map<string, Omit<Received, "bytes">>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    begun.set(requestId, { kind: type, url: response.url });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const response = begun.get(requestId);
    if (response) received.push({ ...response, bytes: encodedDataLength });
  });
  return received;
}
