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
  },
});
