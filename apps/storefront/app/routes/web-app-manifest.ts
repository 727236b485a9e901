import { variant } from "#variant/brand-settings.ts";
import icon from "#variant/icon.svg";
import maskable from "#variant/icon-512.png";

/** Web app manifest, for installing the shop on a device. */
export function loader(): Response {
  const manifest = {
    id: "/",
    name: variant.displayName,
    short_name: variant.displayName,
    description: variant.slogan,
    lang: "ko",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: variant.themeColor,
    theme_color: variant.themeColor,
    icons: [
      { src: icon, sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: maskable, sizes: "512x512", type: "image/png", purpose: "any maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { "content-type": "application/manifest+json" } });
}
