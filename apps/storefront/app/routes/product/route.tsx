import { data } from "react-router";
import { face } from "#variant/face.ts";
import { orNotFound } from "../../api/or-not-found.ts";
import { apiContext, originContext } from "../../api/server-context.ts";
import { useCartCount } from "../../session/use-cart-count.ts";
import { imageUrl } from "../../ui/image-url.ts";
import { AppBar } from "../../ui/layout/app-bar.tsx";
import { useOptionSheet } from "../../ui/option-sheet/use-option-sheet.tsx";
import type { Route } from "./+types/route";
import { BuyBar } from "./buy-bar.tsx";
import { DeliveryFacts } from "./delivery-facts.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductInformation } from "./product-information.tsx";
import { productJsonLd } from "./product-json-ld.ts";
import { ProductSummaryPanel } from "./product-summary-panel.tsx";
import { RelatedProducts } from "./related-products.tsx";
import { shareProduct } from "./share-product.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 404 });
  const api = context.get(apiContext);
  const [product, related] = await Promise.all([
    orNotFound(api("GET /v1/products/{id}", { path: { id } })),
    orNotFound(api("GET /v1/products/related/{id}", { path: { id }, query: { take: 10 } })),
  ]);
  return {
    product,
    related: related.list,
    origin: context.get(originContext),
    now: new Date().toISOString(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: face.displayName }];
  const { product, origin } = loaderData;
  const [photo] = product.images;
  return [
    { title: `${product.name} · ${face.displayName}` },
    { name: "description", content: product.subTitle },
    { property: "og:type", content: "product" },
    { property: "og:title", content: product.name },
    { property: "og:description", content: product.subTitle },
    ...(photo ? [{ property: "og:image", content: origin + imageUrl(photo, 720) }] : []),
    { "script:ld+json": productJsonLd(product, origin) },
  ];
};

export default function ProductPage({ loaderData: { product, related, now } }: Route.ComponentProps) {
  const { openOptions, sheet } = useOptionSheet();
  return (
    <>
      <AppBar back search cartCount={useCartCount()} share={() => shareProduct(product.name)} />
      <main>
        <ProductGallery product={product} />
        <ProductSummaryPanel product={product} />
        <div className="h-2 bg-sunken" />
        <DeliveryFacts product={product} />
        <ProductInformation product={product} />
        <RelatedProducts products={related} onAdd={openOptions} />
      </main>
      <BuyBar product={product} now={now} onBuy={() => openOptions(product)} />
      {sheet}
    </>
  );
}
