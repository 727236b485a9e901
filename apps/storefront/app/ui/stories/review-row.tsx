import type { Group } from "../display/group.ts";
import { SectionHeading } from "../layout/section-heading.tsx";
import { ReviewCard } from "./review-card.tsx";

type ReviewRowProps = {
  title: string;
  subTitle: string | null;
  reviews: Group["reviews"];
  more: { to: string; label: string } | undefined;
};

/** Row of reviews with their photos and products. */
export function ReviewRow({ title, subTitle, reviews, more }: ReviewRowProps) {
  return (
    <section className="pt-8">
      <SectionHeading title={title} subTitle={subTitle} {...(more && { more })} />
      <ul className="scrollbar-none flex snap-x snap-proximity scroll-px-(--gutter) gap-[11px] overflow-x-auto px-gutter">
        {reviews.map((review) => (
          <li key={review.id} className="flex w-66 flex-none snap-start">
            <ReviewCard review={review} sizes="264px" />
          </li>
        ))}
      </ul>
    </section>
  );
}
