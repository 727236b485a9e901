import type { Reply } from "@todayfruit/contract/all-calls";
import { formatShortDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { ReactNode } from "react";
import { Badge } from "../../ui/layout/badge.tsx";
import { Photo } from "../../ui/media/photo.tsx";
import { MemberPicture } from "../accounts/member-picture.tsx";
import { Stars } from "../catalog/rating.tsx";
import { ReviewVideo } from "./video/review-video.tsx";

export type Review = Reply<"GET /v1/products/{id}/reviews">["list"][number];

type ReviewItemProps = {
  review: Review;
  /** Picture of the author, on a page of their own alone. */
  picture?: string | null;
  /** Content to the right of the author. */
  end?: ReactNode;
  /** Content above the pictures: the product reviewed. */
  about?: ReactNode;
  /** Content under the text. */
  children?: ReactNode;
  /** Called when a picture is pressed; left out, pictures are not buttons. */
  onPhoto?: (index: number) => void;
};

/** Review with author, time, stars, pictures, text and the farm's answer. A hidden one shows the reason. */
export function ReviewItem({ review, picture = null, end, about, children, onPhoto }: ReviewItemProps) {
  return (
    <article className="border-b border-line py-5 last:border-0">
      <header className="flex items-center gap-3">
        <MemberPicture path={picture} size={40} />
        <div className="min-w-0 flex-1">
          <p className="flex items-baseline gap-1.5 text-label font-semibold">
            <span className="truncate">{review.nickname}</span>
            {review.gradeName && (
              <span className="flex-none text-micro font-medium text-ink-3">{review.gradeName}</span>
            )}
            {review.purchaseCount > 1 && <Badge tone="brand">{review.purchaseCount}번째 구매</Badge>}
          </p>
          <p className="mt-0.5 flex items-center gap-1.5">
            <Stars score={review.score} />
            <time className="text-micro text-ink-3 tabular-nums" dateTime={review.createdAt}>
              {kstDateOf(review.createdAt).replaceAll("-", ".")}
              {review.isEdited && " 고침"}
            </time>
          </p>
        </div>
        {end}
      </header>
      <p className="mt-3 text-micro text-ink-3">{about ?? boughtText(review)}</p>
      {review.hiddenFor !== null && review.contents === "" ? (
        <p className="mt-2 rounded-md bg-sunken px-4 py-3 text-label text-ink-2">
          확인하고 가린 후기예요. 사유: {review.hiddenFor}
        </p>
      ) : (
        <>
          <Photos review={review} onPhoto={onPhoto} />
          <p className="mt-2 text-body2 wrap-anywhere whitespace-pre-line">{review.contents}</p>
        </>
      )}
      {children}
      {review.sellerReply && (
        <div className="mt-3 rounded-md bg-sunken px-4 py-3">
          <p className="flex items-baseline gap-1.5 text-caption">
            <b className="min-w-0 truncate font-semibold">{review.orderItemProduct.distributorName}</b>
            <time
              className="flex-none text-micro text-ink-3 tabular-nums"
              dateTime={review.sellerReply.createdAt}
            >
              {formatShortDate(kstDateOf(review.sellerReply.createdAt))}
            </time>
          </p>
          <p className="mt-1 text-label wrap-anywhere whitespace-pre-line">{review.sellerReply.contents}</p>
        </div>
      )}
    </article>
  );
}

/** Names what was bought and the month of its harvest, e.g. `4kg · 11월 수확`. */
function boughtText({ optionName, harvestMonth }: Review): string {
  return harvestMonth === null ? optionName : `${optionName} · ${Number(harvestMonth.slice(5))}월 수확`;
}

const FRAME_CLASS = "block w-28 flex-none rounded-md";

function Photos({ review, onPhoto }: { review: Review; onPhoto: ReviewItemProps["onPhoto"] | undefined }) {
  const { video } = review;
  const pictures = review.reviewImages
    .map(({ imageFile }, index) => ({ imageFile, index }))
    .filter(({ imageFile }) => imageFile !== video?.poster);
  return (
    <>
      {video && (
        <ReviewVideo
          className="mt-3 aspect-4/5 w-56 rounded-md object-cover"
          video={video}
          nickname={review.nickname}
        />
      )}
      {pictures.length > 0 && <Pictures review={review} pictures={pictures} onPhoto={onPhoto} />}
    </>
  );
}

type PicturesProps = {
  review: Review;
  pictures: readonly { imageFile: string; index: number }[];
  onPhoto: ReviewItemProps["onPhoto"] | undefined;
};

function Pictures({ review, pictures, onPhoto }: PicturesProps) {
  return (
    <ul className="scrollbar-none -mx-gutter mt-2 flex gap-2 overflow-x-auto px-gutter py-1">
      {pictures.map(({ imageFile, index }) => {
        const photo = (
          <Photo path={imageFile} alt={`${review.nickname}님의 후기 사진 ${index + 1}`} sizes="112px" />
        );
        return (
          <li key={imageFile} className="flex-none">
            {onPhoto ? (
              <button
                className={FRAME_CLASS}
                type="button"
                aria-haspopup="dialog"
                onClick={() => onPhoto(index)}
              >
                {photo}
              </button>
            ) : (
              <span className={FRAME_CLASS}>{photo}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
