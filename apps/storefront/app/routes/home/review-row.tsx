import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { SectionHeading } from "../../ui/layout/section-heading.tsx";
import { Photo } from "../../ui/product/photo.tsx";
import { Stars } from "../../ui/product/rating.tsx";
import type { Group } from "./home-group.tsx";

/** What others said, with their photo and the product it is about. */
export function ReviewRow({ group }: { group: Group }) {
  return (
    <section className="pt-8">
      <SectionHeading title={group.title ?? group.name} subTitle={group.subTitle} />
      <ul className="scrollbar-none flex snap-x snap-proximity scroll-px-(--gutter) gap-[11px] overflow-x-auto px-gutter">
        {group.reviews.map((review) => (
          <li
            key={review.id}
            className="relative flex w-66 flex-none snap-start flex-col overflow-hidden rounded-lg bg-surface inset-shadow-hairline"
          >
            <Photo
              className=""
              path={review.image ?? undefined}
              alt="고객이 올린 사진"
              ratio="16/11"
              sizes="264px"
            />
            <div className="flex-1 px-4 py-3.5">
              <Stars score={review.score} />
              <p className="mt-2 line-clamp-3 min-h-15 text-label">{review.contents}</p>
              <span className="mt-2 block text-micro text-ink-3">{review.nickname}님</span>
            </div>
            <Link
              className="mx-2 mb-2 truncate rounded-[10px] bg-sunken px-3 py-2.5 text-caption font-medium after:absolute after:inset-0 after:rounded-lg"
              to={paths.product(review.product.id)}
            >
              {review.product.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
