import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chooseVariant } from "./app/variants/choose-variant.ts";
import { pagePaths } from "./page-paths.config.ts";
import { serviceWorker } from "./service-worker.config.ts";

const variant = chooseVariant(process.env.VARIANT);

export default defineConfig({
  define: { PAGE_PATHS: JSON.stringify(pagePaths) },
  plugins: [tailwindcss(), reactRouter(), serviceWorker()],
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
            { name: "root", minShareCount: 2, test: isOfRoot },
            {
              name: "sale",
              minShareCount: 2,
              test: /[\\/](?:ui[\\/]sale|catalog)[\\/](?:use-now|opens-at)\.ts$/,
            },
            { name: "around", minShareCount: 2, test: /[\\/]analytics[\\/](?:consent|measured-path)\.ts$/ },
            { name: "shop", minShareCount: 3, test: isOfEveryPage },
            // What only members, orders and the checkout share: nobody waits for it on a page that is looked at.
            { name: "desk", minShareCount: 3, test: /[\\/]app[\\/]ui[\\/]/ },
          ],
        },
      },
    },
  },
});

/** Parts of the root that something else asks for, too: a file of a few hundred bytes costs as many in headers. */
function isOfRoot(file: string): boolean {
  return /[\\/](?:page-handle\.ts|bridge[\\/]push-token\.ts|feedback[\\/]not-found-screen\.tsx)$/.test(file);
}

/** Seen by whoever looks around, up to the cart. */
function isOfEveryPage(file: string): boolean {
  const isDesk =
    /[\\/]ui[\\/](?:account|address|claim|coupon|gift|grade|order|payment|phone-proof|support|upload|withdraw)[\\/]/;
  const isDeskField = /[\\/]ui[\\/]form[\\/](?:points-input|radio-card|select-field|text-area)\.tsx$/;
  const isOfCart = /[\\/]ui[\\/](?:account[\\/]merged-cart-notice|order[\\/](?:key-values|bottom-bar))\.tsx$/;
  const isOurs = /[\\/](?:app|packages|lucide-react|@tanstack)[\\/]/;
  return isOfCart.test(file) || (isOurs.test(file) && !isDesk.test(file) && !isDeskField.test(file));
}
