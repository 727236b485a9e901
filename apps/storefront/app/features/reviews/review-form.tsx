import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { AspectAnswers } from "@todayfruit/domain/reviews/review-aspect-rules";
import { REVIEW_IMAGES, REVIEW_TEXT, reviewText } from "@todayfruit/domain/reviews/review-text-rules";
import { useEffect, useState } from "react";
import moneyBag from "../../assets/emoji/money-bag.webp";
import { Button } from "../../ui/form/button.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { BottomActionBar } from "../../ui/layout/bottom-action-bar.tsx";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";
import { PhotoPicker } from "../images/photo-picker.tsx";
import { usePhotoUploads } from "../images/use-photo-uploads.ts";
import { OrderedProductRow } from "../orders/ordered-product-row.tsx";
import { AspectPicker } from "./aspect-picker.tsx";
import { StarPicker } from "./star-picker.tsx";
import type { StoredVideo } from "./video/upload-video.ts";
import { useVideoUpload } from "./video/use-video-upload.ts";
import { VideoPicker } from "./video/video-picker.tsx";

/** Draft of a review; the first frame of its video is not among its pictures. */
export type ReviewDraft = {
  score: number;
  contents: string;
  images: readonly string[];
  video: StoredVideo | null;
  aspects: AspectAnswers;
};

/** Returns what a call sends of a draft: the first frame of a video leads the pictures. */
export function sentReview({ score, contents, images, video, aspects }: ReviewDraft) {
  return {
    score,
    contents,
    images: video ? [video.poster, ...images] : [...images],
    video: video && { path: video.path, poster: video.poster },
    aspects,
  };
}

type Product = Reply<"GET /v1/app-users/no-review-products">["list"][number]["orderItemProduct"];

function arrivalOf({ arrivedAt }: Product): string | null {
  return arrivedAt && `${formatMonthDay(kstDateOf(arrivedAt))} 도착`;
}

type ReviewFormProps = {
  product: Product;
  first: ReviewDraft;
  /** Points the review earns in 원; 0 when it earns none. */
  points: { text: number; photo: number };
  label: string;
  busy: boolean;
  onSend(written: ReviewDraft): void;
  /** Called with every change. */
  onDraft?: (draft: ReviewDraft) => void;
};

/** Form for a review: 별점, pictures and text. */
export function ReviewForm({ product, first, points, label, busy, onSend, onDraft }: ReviewFormProps) {
  const video = useVideoUpload(first.video);
  // The first frame of a video is one of the pictures.
  const mostPhotos = REVIEW_IMAGES - (video.picked === null ? 0 : 1);
  const photos = usePhotoUploads(mostPhotos, first.images);
  const [score, setScore] = useState(first.score);
  const [aspects, setAspects] = useState(first.aspects);
  const [contents, setContents] = useState(first.contents);
  const [wasTried, setWasTried] = useState(false);
  const text = reviewText(contents);
  const images = photos.paths;
  const joined = images.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures are told by their joined paths.
  useEffect(
    () => onDraft?.({ score, contents, images, video: video.stored, aspects }),
    [score, contents, joined, video.stored, aspects],
  );

  function send(): void {
    setWasTried(true);
    if (video.isBusy) showSnackbar("영상을 올리고 있어요. 잠시만 기다려 주세요", { tone: "failure" });
    else if (photos.isBusy) showSnackbar("사진을 올리고 있어요. 잠시만 기다려 주세요", { tone: "failure" });
    else if (score === 0) showSnackbar("별점을 골라 주세요", { tone: "failure" });
    else if (text.ok) onSend({ score, contents, images, video: video.stored, aspects });
  }

  return (
    <>
      <div className="px-gutter py-5">
        <OrderedProductRow
          images={product.image === null ? [] : [product.image]}
          above={product.distributorName}
          name={product.productName}
          option={[product.optionName, arrivalOf(product)].filter(Boolean).join(" · ")}
        />
      </div>
      <section className="border-t border-line px-gutter py-6" aria-label="별점">
        <StarPicker score={score} onChange={setScore} />
      </section>
      <section className="px-gutter pb-6" aria-label="항목별로">
        <AspectPicker asked={product.aspects} answers={aspects} onChange={setAspects} />
      </section>
      <section className="px-gutter pb-6" aria-label="사진">
        <h2 className="mb-2 text-label font-semibold text-ink-2">
          사진{" "}
          <span className="font-normal tabular-nums">
            {photos.list.length} / {mostPhotos}
          </span>
        </h2>
        <PhotoPicker photos={photos} most={mostPhotos} />
      </section>
      <section className="px-gutter pb-6" aria-label="영상">
        <h2 className="mb-2 text-label font-semibold text-ink-2">영상</h2>
        <VideoPicker video={video} hasRoom={photos.list.length < REVIEW_IMAGES} />
      </section>
      <section className="px-gutter pb-6">
        <TextArea
          label="후기"
          rows={6}
          placeholder="맛, 크기, 포장은 어땠나요?"
          value={contents}
          error={
            wasTried && !text.ok
              ? text.code === "REVIEW_TOO_SHORT"
                ? `${REVIEW_TEXT.shortest}자부터 올릴 수 있어요`
                : `${groupDigits(REVIEW_TEXT.longest)}자까지 쓸 수 있어요`
              : undefined
          }
          onChange={(event) => setContents(event.currentTarget.value)}
        />
        <p className="mt-1 flex justify-between gap-3 text-caption text-ink-3">
          <span>{REVIEW_TEXT.shortest}자부터 올릴 수 있어요</span>
          <span className="tabular-nums">
            <span className="sr-only">쓴 글자 </span>
            {groupDigits([...contents.trim()].length)} / {groupDigits(REVIEW_TEXT.longest)}
          </span>
        </p>
        {points.photo > 0 && (
          <p className="mt-4 flex items-center gap-3 rounded-lg bg-sunken px-4 py-3.5 text-label text-ink-2">
            <img src={moneyBag} alt="" width={32} height={32} />
            <span>
              <b className="font-bold text-ink">사진 후기 {groupDigits(points.photo)}P</b>, 글 후기{" "}
              {groupDigits(points.text)}P를 드려요. 별점과는 상관없어요.
            </span>
          </p>
        )}
      </section>
      <BottomActionBar>
        <Button block size="lg" busy={busy} onClick={send}>
          {label}
          {points.photo > 0 &&
            ` ${groupDigits(images.length > 0 || video.stored ? points.photo : points.text)}P 받기`}
        </Button>
      </BottomActionBar>
    </>
  );
}
