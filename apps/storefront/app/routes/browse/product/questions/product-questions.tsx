import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Suspense } from "react";
import { createLazyComponent } from "../../../../ui/create-lazy-component.ts";
import { useNearViewport } from "../../../../ui/layout/use-near-viewport.ts";
import { SECTION_CLASS } from "../sections/section-keys-and-scroll-to-section.ts";

/** Loaded when the section comes near. */
const LatestQuestions = createLazyComponent(
  async () => (await import("./latest-questions.tsx")).LatestQuestions,
);

/** Room for none to three questions and the button below them. */
const HEIGHTS = ["min-h-28", "min-h-30", "min-h-44", "min-h-58"] as const;

/** 상품 문의 of a product page: the count, the latest questions in place, and the sheet to ask one. */
export function ProductQuestions({ productId, count }: { productId: number; count: number }) {
  const [anchor, isNear] = useNearViewport();
  return (
    <div id="questions" className={SECTION_CLASS} role="tabpanel" aria-labelledby="tab-questions">
      <section className="border-t-8 border-sunken px-gutter py-8" aria-labelledby="questions-title">
        <h2 id="questions-title" className="text-title2 font-bold tracking-tight">
          상품 문의 <span className="text-brand-ink tabular-nums">{groupDigits(count)}</span>
        </h2>
        <div ref={anchor} className={HEIGHTS[Math.min(count, HEIGHTS.length - 1)]}>
          <Suspense>{isNear && <LatestQuestions productId={productId} count={count} />}</Suspense>
        </div>
      </section>
    </div>
  );
}
