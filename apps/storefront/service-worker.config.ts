import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const ENTRY = fileURLToPath(new URL("./app/service-worker/service-worker.ts", import.meta.url));

/** Builds the service worker beside the pages of the browser: one file at the root, since its place says what it serves. */
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
