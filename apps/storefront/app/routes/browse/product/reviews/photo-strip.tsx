import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Link } from "react-router";
import type { Review } from "../../../../features/reviews/review-item.tsx";
import { PlayBadge } from "../../../../features/reviews/video/play-badge.tsx";
import { paths } from "../../../../paths.ts";
import { Photo } from "../../../../ui/media/photo.tsx";

type PhotoStripProps = {
  productId: number;
  /** First page of the reviews with pictures. */
  reviews: readonly Review[];
  /** Number of reviews with pictures. */
  count: number;
};

const SHOWN = 4;

/** Latest review pictures in one row; the last one shows how many more there are. */
export function PhotoStrip({ productId, reviews, count }: PhotoStripProps) {
  const shown = reviews.filter(({ reviewImages }) => reviewImages.length > 0).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <ul className="mt-4 grid grid-cols-4 gap-1.5" aria-label="사진 후기">
      {shown.map((review, index) => {
        const isLast = index === SHOWN - 1 && count > SHOWN;
        return (
          <li key={review.id} className="relative">
            <Photo
              path={review.reviewImages[0]?.imageFile}
              alt={`${review.nickname}님의 후기 사진`}
              sizes="(min-width: 720px) 160px, 25vw"
            >
              {!isLast && review.video && <PlayBadge seconds={review.video.seconds} />}
              {isLast && (
                <span className="absolute inset-0 grid place-items-center bg-black/50 text-label font-bold text-white tabular-nums">
                  +{groupDigits(count - SHOWN)}
                </span>
              )}
            </Photo>
            <Link
              className="absolute inset-0 rounded-md"
              to={paths.photoReviews(productId)}
              aria-label={isLast ? `사진 후기 ${groupDigits(count)}개 모두 보기` : "사진 후기 보기"}
            />
          </li>
        );
      })}
    </ul>
  );
}
