import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const ENTRY = fileURLToPath(new URL("./app/service-worker/service-worker.ts", import.meta.url));

/** Builds the service worker beside the browser's pages, as one file at the root, since its path is its scope. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir = "" }) {
      await build({
        configFile: false,
        logLevel: "warn",
        publicDir: false,
        build: {
          outDir: path.resolve(dir),
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: { "service-worker": ENTRY },
            output: { entryFileNames: "[name].js", format: "iife" },
          },
        },
      });
    },
  };
}
