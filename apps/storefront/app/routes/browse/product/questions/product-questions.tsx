import { groupDigits } from "@todayfruit/domain/money/format-won";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { paths } from "../../../../paths.ts";
import { useNearViewport } from "../../../../ui/layout/use-near-viewport.ts";

/** Loaded when the section comes near. */
const LatestQuestions = lazy(async () => ({
  default: (await import("./latest-questions.tsx")).LatestQuestions,
}));

/** 상품 문의 of a product page: the count, the latest questions, and links to all of them and to asking. */
export function ProductQuestions({ productId, count }: { productId: number; count: number }) {
  const [anchor, isNear] = useNearViewport();
  return (
    <section className="border-t-8 border-sunken px-gutter py-8" aria-labelledby="questions">
      <div className="flex items-center justify-between">
        <h2 id="questions" className="text-title2 font-bold tracking-tight">
          상품 문의 <span className="text-brand-ink tabular-nums">{groupDigits(count)}</span>
        </h2>
        <Link
          className="inline-flex min-h-11 items-center text-label text-ink-3"
          to={paths.questions(productId)}
        >
          {count > 0 ? "모두 보기 · 문의하기" : "문의하기"}
        </Link>
      </div>
      <div ref={anchor} className={count > 0 ? "min-h-13" : ""}>
        <Suspense>{isNear && count > 0 && <LatestQuestions productId={productId} />}</Suspense>
      </div>
    </section>
  );
}
