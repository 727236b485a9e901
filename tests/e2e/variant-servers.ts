import { createServer } from "node:http";
import { type AddressInfo, createServer as createDoor, type Server } from "node:net";
import type { VARIANTS } from "@todayfruit/contract/variant-settings/variant-settings-schema";
import { findFreePort } from "../../apps/shop/src/postgres/find-free-port.ts";
import { type Started, startShopProcess } from "../load/start-shop-provider-and-bare-servers.ts";
import { extraShopProcessSettings } from "./extra-shop-process-settings.ts";
import type { JourneyShop } from "./setup.ts";

export type VariantServers = { url: string; stop(): Promise<void> };
type Variant = Exclude<(typeof VARIANTS)[number], "todayfruit">;
/** Ports of the other variants of a shop, held until each is started, so that the shop can name their addresses before. */
export type HeldPorts = Record<Variant, Server>;

/**
 * Serves the other variants of the shops, each started when first asked for and kept until all journeys end: `GET
 * /{place of the shop}/{variant}` answers the URL.
 */
export async function openVariantServers(
  shops: readonly JourneyShop[],
  held: readonly HeldPorts[],
): Promise<VariantServers> {
  const started = new Map<string, Promise<Started>>();
  const server = createServer(async (request, response) => {
    const [place = "", variant = ""] = (request.url ?? "/").slice(1).split("/");
    const shop = shops[Number(place) - 1];
    const door = held[Number(place) - 1]?.[variant as Variant];
    if (!shop || !door) return response.writeHead(404).end();
    const key = `${place} ${variant}`;
    const running = started.get(key) ?? startVariant(variant, shop, door);
    started.set(key, running);
    try {
      response.end((await running).url);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      for (const door of held.flatMap((doors) => Object.values(doors))) door.close();
      const servers = await Promise.allSettled(started.values());
      await Promise.all(
        servers.map((server) => (server.status === "fulfilled" ? server.value.stop() : undefined)),
      );
    },
  };
}

/** Holds a port for each of the other variants of a shop. */
export async function holdVariantPorts(): Promise<HeldPorts> {
  return { market: await holdPort(), farmer: await holdPort(), ru: await holdPort() };
}

/** Returns the addresses of the variants as the setting of a shop names them. */
export function variantUrlsSetting(held: HeldPorts): string {
  return Object.entries(held)
    .map(([variant, door]) => `${variant}=http://localhost:${portOf(door)}`)
    .join(",");
}

async function holdPort(): Promise<Server> {
  // A frame that asks before the variant is started is turned away: an open connection would keep the door from closing.
  const door = createDoor((socket) => socket.destroy());
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  return door;
}

function portOf(door: Server): number {
  return (door.address() as AddressInfo).port;
}

/** Starts a variant on the shop's database at its held port, with the same outside services. */
async function startVariant(variant: string, shop: JourneyShop, door: Server): Promise<Started> {
  const [port, sandboxPort] = [portOf(door), await findFreePort()];
  await new Promise((resolve) => door.close(resolve));
  const settings = {
    ...(await extraShopProcessSettings(shop)),
    VARIANT: variant,
    SANDBOX_PORT: String(sandboxPort),
    // The console that may show it in a frame.
    CONSOLE_URL: shop.consoleUrl,
    // The first variant runs the jobs.
    JOBS: "false",
  };
  const started = await startShopProcess(port, settings, "errors");
  return { ...started, url: `http://localhost:${port}` };
}
