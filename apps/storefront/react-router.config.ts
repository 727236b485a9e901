import type { Config } from "@react-router/dev/config";
import { chooseBuildVariant } from "./app/brand-variants/choose-build-variant.ts";

export default {
  ssr: true,
  // The variants are built side by side.
  buildDirectory: `build/${chooseBuildVariant(process.env.VARIANT)}`,
  // The route table is one static, immutable file, so that shopping needs no discovery requests.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
