import { SectionHeading } from "../../ui/layout/section-heading.tsx";
import type { Group } from "../displays/display-group-types.ts";
import { ReviewCard } from "./review-card.tsx";

type ReviewStripProps = {
  title: string;
  subTitle: string | null;
  reviews: Group["reviews"];
  more: { to: string; label: string } | undefined;
};

/** Row of reviews with their photos and products. */
export function ReviewStrip({ title, subTitle, reviews, more }: ReviewStripProps) {
  return (
    <section className="pt-8">
      <SectionHeading title={title} subTitle={subTitle} {...(more && { more })} />
      <ul className="scrollbar-none flex snap-x snap-proximity scroll-px-(--gutter) gap-11px overflow-x-auto px-gutter">
        {reviews.map((review) => (
          <li key={review.id} className="flex w-66 flex-none snap-start">
            <ReviewCard review={review} sizes="264px" />
          </li>
        ))}
      </ul>
    </section>
  );
}
