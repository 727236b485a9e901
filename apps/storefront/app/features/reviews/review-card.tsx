import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { Photo } from "../../ui/media/photo.tsx";
import { Stars } from "../catalog/rating.tsx";
import type { Group } from "../displays/display-group-types.ts";

type ReviewCardProps = {
  review: Group["reviews"][number];
  /** Rendered width of the photo, for `sizes`. */
  sizes: string;
};

/** Review as a card that links to the product. */
export function ReviewCard({ review, sizes }: ReviewCardProps) {
  return (
    <article className="relative flex w-full flex-col overflow-hidden rounded-lg bg-surface inset-shadow-hairline">
      {review.image && (
        <Photo className="" path={review.image} alt="고객이 올린 사진" ratio="16/11" sizes={sizes} />
      )}
      <div className="flex-1 px-4 py-3.5">
        <Stars score={review.score} />
        <p className={`mt-2 text-label ${review.image ? "line-clamp-3 min-h-15" : "line-clamp-12"}`}>
          {review.contents}
        </p>
        <span className="mt-2 block text-micro text-ink-3">{review.nickname}님</span>
      </div>
      <Link
        className="mx-2 mb-2 truncate rounded-10 bg-sunken px-3 py-2.5 text-caption font-medium after:absolute after:inset-0 after:rounded-lg"
        to={paths.product(review.product.id)}
      >
        {review.product.name}
      </Link>
    </article>
  );
}
