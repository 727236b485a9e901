import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chooseBuildVariant } from "./app/brand-variants/choose-build-variant.ts";
import { pagePaths } from "./page-paths.ts";
import { serviceWorker } from "./service-worker.config.ts";
import { slimIcons } from "./slim-icons.config.ts";

const variant = chooseBuildVariant(process.env.VARIANT);

export default defineConfig(({ command }) => ({
  define: {
    PAGE_PATHS: JSON.stringify(pagePaths),
    // The built pages carry React's production build alone.
    ...(command === "build" && { "process.env.NODE_ENV": '"production"' }),
  },
  // The built pages need no package beside them. In development they do: modules in CommonJS are not evaluated there.
  ssr: { noExternal: command === "build" ? true : [] },
  plugins: [tailwindcss(), slimIcons(), reactRouter(), serviceWorker()],
  resolve: {
    // One variant per build: the other three are never imported, so none of their bytes are bundled.
    alias: { "#variant": fileURLToPath(new URL(`./app/brand-variants/${variant}`, import.meta.url)) },
  },
  build: {
    // The files are compressed once, for the server.
    reportCompressedSize: false,
    // A strict Content-Security-Policy allows no `data:` for scripts, styles or fonts: every asset is a file.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files rather than thirty of 1 KB: each costs a round trip on a phone's network.
          groups: [
            { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/ },
            { name: "root", minShareCount: 2, test: isOfRoot },
            { name: "sale", minShareCount: 2, test: /[\\/]server-clock[\\/]use-now\.ts$/ },
            { name: ofProductPage("shop"), minShareCount: 3, test: isOfEveryPage },
            // With what it shows; the cart has none.
            { name: "footer", test: /[\\/]frame[\\/]footer\.tsx$/ },
            { name: "lists", minShareCount: 3, test: isOfEveryPage },
            // Shared by members' pages, orders and the checkout only, so no public page waits for it.
            { name: "members", minShareCount: 3, test: isOfMembers },
          ],
        },
      },
    },
  },
}));

type ModuleContext = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** Names the chunk of what the product page waits for, with which most visits begin: it leaves what only other pages show. */
function ofProductPage(name: string) {
  const ids = new Set<string>();
  const add = (id: string, context: ModuleContext) => {
    if (ids.has(id)) return;
    ids.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) add(imported, context);
  };
  return (id: string, context: ModuleContext) => {
    if (ids.size === 0) for (const first of FIRST_OF_PRODUCT_PAGE) add(first, context);
    return ids.has(id) ? name : null;
  };
}

const FIRST_OF_PRODUCT_PAGE = ["entry.client", "root", "routes/browse/product/route"].map((module) =>
  fileURLToPath(new URL(`./app/${module}.tsx`, import.meta.url)),
);

/**
 * Checks for small modules of the root that other chunks import, too: as files of their own they would cost more in
 * headers than in content.
 */
function isOfRoot(file: string): boolean {
  return /[\\/](?:page-handle\.ts|analytics[\\/]is-opted-out-by-url-parameter\.ts|native-app[\\/]push-token-event\.ts|frame[\\/]not-found-screen\.tsx|support[\\/]use-variant-settings\.ts)$/.test(
    file,
  );
}

/** Checks for modules of all pages up to the cart. */
function isOfEveryPage(file: string): boolean {
  const isFormField = /[\\/]ui[\\/]form[\\/](?:radio-cards|select-field|text-area)\.tsx$/;
  const isOurs = /[\\/](?:app|packages|lucide-react|@tanstack)[\\/]/;
  return (
    isOurs.test(file) &&
    !OF_MEMBERS.test(file) &&
    !PUBLIC_PARTS.test(file) &&
    !LATE_PARTS.test(file) &&
    !isFormField.test(file)
  );
}

/** Checks for modules that members' pages, orders and the checkout share. */
function isOfMembers(file: string): boolean {
  return (
    (/[\\/]app[\\/](?:ui|features)[\\/]/.test(file) || OF_MEMBERS.test(file)) &&
    !PUBLIC_PARTS.test(file) &&
    !LATE_PARTS.test(file)
  );
}

/** Features and rules that no page up to the cart shows. */
const OF_MEMBERS =
  /[\\/]features[\\/](?:accounts|addresses|cancellations|checkout|coupons|gifts|grades|images|orders|payments|phone-codes|refunds|returns|support)[\\/]|[\\/]domain[\\/]src[\\/](?:accounts|addresses|cancellations|orders|returns)[\\/]|[\\/]app[\\/]push[\\/]/;

/** Modules that some public pages share with members' pages: files of their own, which the other pages do not wait for. */
const PUBLIC_PARTS =
  /[\\/]features[\\/](?:accounts[\\/]member-picture|coupons[\\/]format-coupon-terms|checkout[\\/]name-products-in-refusal-text|orders[\\/]explained-price[\\/][a-z-]+|questions[\\/][a-z-]+|reviews[\\/](?:reactions[\\/])?[a-z-]+)\.tsx?$/;

/** Modules that follow a page or open above it: no page waits for them. */
const LATE_PARTS =
  /[\\/]features[\\/](?:faqs|inquiries|restock-alarms[\\/](?!can-request-restock-alarm)|reorders|reviews[\\/]video|viewed-products)|[\\/]reviews[\\/]review-aspects/;
