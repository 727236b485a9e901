import type { AppBuild } from "../pages/build-web-app.ts";

/** Build of the operators' console; one for all variants. */
export const CONSOLE_BUILD: AppBuild = {
  app: "apps/console",
  folder: "apps/console/build",
  sources: ["apps/console/app"],
  env: {},
};
