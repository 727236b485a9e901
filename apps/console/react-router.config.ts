import type { Config } from "@react-router/dev/config";

export default {
  // Operators wait for nothing that a search engine or a first paint needs.
  ssr: false,
  buildDirectory: "build",
  routeDiscovery: { mode: "initial" },
} satisfies Config;
