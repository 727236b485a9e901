import type { Config } from "@react-router/dev/config";
import { chooseVariant } from "./app/variants/choose-variant.ts";

export default {
  ssr: true,
  // The faces are built beside each other.
  buildDirectory: `build/${chooseVariant(process.env.VARIANT)}`,
  // The whole table of routes travels in one static, immutable file: no request for discovery while shopping.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
