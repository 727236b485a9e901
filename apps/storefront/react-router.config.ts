import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole table of routes travels in one static, immutable file: no request for discovery while shopping.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
