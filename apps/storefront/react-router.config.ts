import type { Config } from "@react-router/dev/config";
import { chooseVariant } from "./app/brand-variants/choose-variant.ts";

export default {
  ssr: true,
  // The variants are built side by side.
  buildDirectory: `build/${chooseVariant(process.env.VARIANT)}`,
  // The route table is one static, immutable file, so that shopping needs no discovery requests.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
