import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // A strict Content-Security-Policy allows no `data:` for scripts, styles or fonts: every asset is a file.
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
});
