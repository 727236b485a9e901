import type { Reply } from "@todayfruit/contract/all-calls";
import { harvestText } from "@todayfruit/domain/stock-lots/harvest-text";
import { Suspense, useEffect, useEffectEvent } from "react";
import { data } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { track } from "../../../analytics/page-event-queue.ts";
import { replyOrNotFoundPage } from "../../../api/reply-or-not-found-page.ts";
import { apiContext, originContext, shownAt } from "../../../api/server-request-context.ts";
import { useOptionSheet } from "../../../features/catalog/options/use-option-sheet.tsx";
import { reduceProductToCardData } from "../../../features/catalog/reduce-product-to-card-data.ts";
import { useRevalidationAt } from "../../../features/catalog/sale/use-revalidation-at.ts";
import { canRequestRestockAlarm } from "../../../features/restock-alarms/can-request-restock-alarm.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import type { PageHandle } from "../../../page-handle.ts";
import { paths } from "../../../paths.ts";
import { createLazyComponent } from "../../../ui/create-lazy-component.ts";
import { shareImageUrl } from "../../../ui/media/build-image-urls-and-srcset.ts";
import type { Route } from "./+types/route";
import { BuyBar } from "./buying/buy-bar.tsx";
import { useShareProduct } from "./buying/use-share-product.ts";
import { DeliveryAndOriginFacts } from "./delivery/delivery-and-origin-facts.tsx";
import { breadcrumbJsonLd } from "./json-ld/breadcrumb-json-ld.ts";
import { productJsonLd } from "./json-ld/product-json-ld.ts";
import { PriceHistoryPanel } from "./price/price-history-panel.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductSummaryPanel } from "./product-summary-panel.tsx";
import { PurchasePromptChips } from "./purchase-prompt-chips.tsx";
import { pickPhotoStripPictures } from "./reviews/pick-photo-strip-pictures.ts";
import { REVIEWS_PER_PAGE } from "./reviews/reviews-per-page-settings.ts";
import { OpeningBadge } from "./sale/opening-badge.tsx";
import { SaleCountdownPanel } from "./sale/sale-countdown-panel.tsx";
import { DescriptionSection } from "./sections/description-section.tsx";
import { SectionTabs } from "./sections/section-tabs.tsx";
import { loadAlternatives } from "./sold-out/load-alternatives.ts";

/** Needed by sold-out products alone. */
const SoldOutNoticeAndAlternatives = createLazyComponent(
  async () => (await import("./sold-out/sold-out-notice-and-alternatives.tsx")).SoldOutNoticeAndAlternatives,
);

/** Needed by products alone whose sale opens on a day. */
const SaleTimelineAndFarmMessage = createLazyComponent(
  async () => (await import("./sale/sale-timeline-and-farm-message.tsx")).SaleTimelineAndFarmMessage,
);

/** Follows the page, which does not wait for it. */
const ViewRecorder = createLazyComponent(
  async () => (await import("../../../features/viewed-products/view-recorder.tsx")).ViewRecorder,
);

/** Parts of the page from the server; their code is loaded after the page is alive. */
const ProductReviews = createLazyComponent(
  async () => (await import("./reviews/product-reviews.tsx")).ProductReviews,
);
const ProductQuestions = createLazyComponent(
  async () => (await import("./questions/product-questions.tsx")).ProductQuestions,
);
const PurchaseInfoSection = createLazyComponent(
  async () => (await import("./sections/purchase-info-section.tsx")).PurchaseInfoSection,
);
const TitledProductRow = createLazyComponent(
  async () => (await import("./titled-product-row.tsx")).TitledProductRow,
);

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 404 });
  const api = context.get(apiContext);
  const [product, related, bundled, prompts, reviews, photos, grades, reviewPoints] = await Promise.all([
    replyOrNotFoundPage(api("GET /v1/products/{id}", { path: { id } })),
    replyOrNotFoundPage(api("GET /v1/products/related/{id}", { path: { id }, query: { take: 10 } })),
    replyOrNotFoundPage(api("GET /v1/product-related/{id}", { path: { id }, query: { take: 10 } })),
    replyOrNotFoundPage(api("GET /v1/products/{id}/purchase-prompt", { path: { id } })),
    replyOrNotFoundPage(
      api("GET /v1/products/{id}/filtered-reviews", { path: { id }, query: { take: REVIEWS_PER_PAGE } }),
    ),
    replyOrNotFoundPage(api("GET /v1/products/{id}/photo-reviews", { path: { id } })),
    api("GET /v1/app-users/app-user-grade"),
    api("GET /v1/app-users/review-point/description"),
  ]);
  const isSoldOut = canRequestRestockAlarm(product);
  const origin = context.get(originContext);
  const now = shownAt(context);
  return {
    product,
    alternatives: isSoldOut ? await loadAlternatives(api, id) : null,
    related: related.list.map(reduceProductToCardData),
    bundled: bundled.list.map(reduceProductToCardData),
    prompts: prompts.list,
    reviews,
    photos: { pictures: pickPhotoStripPictures(photos.list), count: photos.count },
    rewards: { grades: grades.list, photoReviewPoint: reviewPoints.photoReviewPoint },
    /** Harvest of the lot that is sold next, in words; `null` where none is known. */
    harvest: product.harvest && harvestText(product.harvest),
    /** For search engines, built here so that no browser loads the code that builds it. */
    jsonLd: [
      productJsonLd(product, reviews.list, { origin, now }),
      breadcrumbJsonLd(origin, trailOf(product)),
    ],
    origin,
    now,
  };
}

export const handle: PageHandle<Route.ComponentProps["loaderData"]> = {
  canonicalPath: ({ product }) => paths.product(product.id),
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: variant.displayName }];
  const { product, origin, jsonLd } = loaderData;
  const {
    images: [photo],
    seo,
  } = product;
  const description = seo.description ?? product.subTitle;
  return [
    { title: seo.title ?? `${product.name} · ${variant.displayName}` },
    { name: "description", content: description },
    { property: "og:type", content: "product" },
    { property: "og:title", content: seo.title ?? product.name },
    { property: "og:description", content: description },
    ...(photo ? [{ property: "og:image", content: origin + shareImageUrl(photo) }] : []),
    { name: "twitter:card", content: "summary_large_image" },
    ...jsonLd.map((each) => ({ "script:ld+json": each })),
  ];
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, alternatives, related, bundled, prompts, reviews, photos, rewards, harvest, now } =
    loaderData;
  const { openOptions, openGift, sheet } = useOptionSheet();
  const share = useShareProduct(product);
  const { timedPrice } = product.productPrice;
  useRevalidationAt(timedPrice && (timedPrice.beginsAt > now ? timedPrice.beginsAt : timedPrice.endsAt));
  const trackView = useEffectEvent((_productId: number) =>
    track("view_item", { lines: [{ product, price: product.productPrice.price, quantity: 1 }] }),
  );
  // The loader runs again when a sheet closes; the same product is still one view.
  useEffect(() => trackView(product.id), [product.id]);
  return (
    <>
      <AppBar back search cart share={share} />
      <main id="contents">
        <ProductGallery product={product}>
          <OpeningBadge product={product} now={now} />
          {alternatives && (
            <span className="pointer-events-none absolute inset-0 grid place-items-center bg-photo-veil/50 text-title2 font-bold text-white">
              일시 품절
            </span>
          )}
        </ProductGallery>
        <ProductSummaryPanel product={product} now={now} />
        {alternatives && (
          <Suspense fallback={null}>
            <SoldOutNoticeAndAlternatives
              product={product}
              alternatives={alternatives}
              now={now}
              onAdd={openOptions}
            />
          </Suspense>
        )}
        <PurchasePromptChips prompts={prompts} now={now} />
        <SaleCountdownPanel product={product} now={now} />
        {opensOnADay(product) && (
          <Suspense>
            <SaleTimelineAndFarmMessage product={product} now={now} />
          </Suspense>
        )}
        <div className="h-2 bg-sunken" />
        <DeliveryAndOriginFacts product={product} harvest={harvest} now={now} rewards={rewards} />
        <PriceHistoryPanel product={product} />
        <SectionTabs counts={{ reviews: reviews.total, questions: product.counts.QNAs }} />
        <DescriptionSection product={product} />
        <Suspense>
          <ProductReviews productId={product.id} reviews={reviews} photos={photos} />
          <ProductQuestions productId={product.id} count={product.counts.QNAs} />
        </Suspense>
        <Suspense>
          <PurchaseInfoSection product={product} />
        </Suspense>
        <Suspense>
          <TitledProductRow
            title="한 상자로 함께 보내요"
            subTitle={`${product.distributor.name}에서 같이 출고해요`}
            products={bundled}
            onAdd={openOptions}
          />
          <TitledProductRow title="함께 보면 좋아요" products={related} onAdd={openOptions} />
        </Suspense>
      </main>
      <BuyBar
        product={product}
        grades={rewards.grades}
        now={now}
        onBuy={() => openOptions(product)}
        onGive={() => openGift(product)}
        onShare={share}
      />
      {sheet}
      <Suspense fallback={null}>
        <ViewRecorder productId={product.id} price={product.productPrice.price} />
      </Suspense>
    </>
  );
}

/** Breadcrumb: home, root category, child category, product. */
function trailOf({ id, name, category }: Reply<"GET /v1/products/{id}">) {
  const categories = [category.parent, category].filter((each) => each !== null);
  return [
    { name: variant.displayName, path: paths.home },
    ...categories.map((each) => ({ name: each.name, path: paths.category(String(each.id)) })),
    { name, path: paths.product(id) },
  ];
}

function opensOnADay({
  productSaleType: { saleType },
}: Route.ComponentProps["loaderData"]["product"]): boolean {
  return saleType === "funding" || saleType === "comingSoon";
}
