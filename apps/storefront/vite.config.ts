import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chooseVariant } from "./app/variants/choose-variant.ts";

const variant = chooseVariant(process.env.VARIANT);

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    // One face per build: the other three are never reached, so none of their bytes are bundled.
    alias: { "#variant": fileURLToPath(new URL(`./app/variants/${variant}`, import.meta.url)) },
  },
  build: {
    // A strict Content-Security-Policy has no `data:` for scripts, styles or fonts: every asset is a file.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files rather than thirty of a kilobyte: each costs a round trip of a phone's network.
          groups: [
            { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/ },
            { name: "shop", minShareCount: 3, test: /[\\/](?:app|packages|lucide-react|@tanstack)[\\/]/ },
          ],
        },
      },
    },
  },
});
