import { variant } from "#variant/brand-settings.ts";
import { VARIANT_NAMES } from "../brand-variants/choose-build-variant.ts";
import { CartCouponsAndOrdersSection } from "./cart-coupons-and-orders-section.tsx";
import { FeedbackSection } from "./feedback-section.tsx";
import { FormSection } from "./form-section.tsx";
import { ProductsSection } from "./products-section.tsx";
import { UserContentSection } from "./user-content-section.tsx";

/** The shop's components in their states, on fixed data; links switch the variant of the development server. */
export function Gallery() {
  return (
    <main id="contents" className="min-h-dvh bg-surface">
      <header className="flex flex-wrap items-center gap-x-5 border-b border-line px-gutter py-4">
        <h1 className="text-title1 font-bold">부품</h1>
        <nav aria-label="매장" className="flex flex-wrap gap-4 text-label">
          {VARIANT_NAMES.map((name) => (
            <a
              key={name}
              className="min-h-11 content-center current:font-bold current:text-brand-ink"
              href={`/dev/gallery?variant=${name}`}
              aria-current={name === variant.name ? "page" : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
      </header>
      <FormSection />
      <FeedbackSection />
      <ProductsSection />
      <UserContentSection />
      <CartCouponsAndOrdersSection />
    </main>
  );
}
