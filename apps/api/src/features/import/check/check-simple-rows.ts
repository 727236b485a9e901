import { refusedTexts } from "@todayfruit/domain/free-texts/refused-texts";
import { FaqRecord } from "../records/board/faq-record.ts";
import { NoticeRecord } from "../records/board/notice-record.ts";
import { DistributorRecord } from "../records/distributor-record.ts";
import { QuestionRecord } from "../records/question-record.ts";
import { ReviewRecord } from "../records/review-record.ts";
import { VideoRecord } from "../records/video-record.ts";
import type { FieldProblem } from "../validate/problems.ts";
import { recordValidator } from "../validate/record-validator.ts";
import type { RowRules } from "./check-rows.ts";
import type { Known } from "./known.ts";
import { image } from "./media-use.ts";
import { named, needed } from "./reference.ts";

export const distributorFile = "catalog/distributors.json";
export const distributorValidator = recordValidator(DistributorRecord);

export function distributorRules(
  compare: RowRules<DistributorRecord>["compare"],
): RowRules<DistributorRecord> {
  const uuids = new Set<string>();
  return {
    file: distributorFile,
    kind: "distributor",
    validator: distributorValidator,
    examine: ({ uuid, name }) => [...onlyOnce(uuids, uuid, "uuid"), ...ownName(name)],
    media: () => [],
    ...(compare ? { compare } : {}),
  };
}

/** The name of a farm leaves in texts from our number. */
function ownName(name: string): FieldProblem[] {
  return refusedTexts([{ field: "name", kind: "farm", text: name }]).map(({ field, message }) => ({
    field,
    reason: message,
  }));
}

export const videoFile = "catalog/videos.json";
export const videoValidator = recordValidator(VideoRecord);

export function videoRules(known: Known, compare: RowRules<VideoRecord>["compare"]): RowRules<VideoRecord> {
  const slugs = new Set<string>();
  return {
    file: videoFile,
    kind: "video",
    validator: videoValidator,
    examine: ({ slug, productIds }) => [
      ...onlyOnce(slugs, slug, "slug"),
      ...named(known, "product", productIds, "productIds"),
    ],
    media: ({ videoUrl, thumbnail }) => [
      { field: "videoUrl", path: videoUrl, kind: "video" },
      image(thumbnail, "thumbnail"),
    ],
    ...(compare ? { compare } : {}),
  };
}

export const reviewFile = "catalog/reviews.json";
export const reviewValidator = recordValidator(ReviewRecord);

export function reviewRules(known: Known): RowRules<ReviewRecord> {
  return {
    file: reviewFile,
    kind: "review",
    validator: reviewValidator,
    examine({ productId, optionId }) {
      const problems = needed(known, "product", productId, "productId");
      const isOwn = optionId === null || known.productOf.get(optionId) === productId;
      if (problems.length > 0 || isOwn) return problems;
      return [{ field: "optionId", reason: `${productId}번 상품의 옵션이 아니에요` }];
    },
    media: ({ reviewImages }) =>
      reviewImages.map(({ imageFile }, index) => image(imageFile, `reviewImages[${index}].imageFile`)),
  };
}

export const questionFile = "catalog/questions.json";
export const questionValidator = recordValidator(QuestionRecord);

export function questionRules(known: Known): RowRules<QuestionRecord> {
  return {
    file: questionFile,
    kind: "question",
    validator: questionValidator,
    examine: ({ productId, status, answer, dateOffset }) => [
      ...needed(known, "product", productId, "productId"),
      ...((status === "answered") === (answer !== null)
        ? []
        : [{ field: "status", reason: "답변이 있으면 answered, 없으면 waiting이어야 해요" }]),
      ...(answer !== null && answer.dateOffset < dateOffset
        ? [{ field: "answer.dateOffset", reason: "답변은 문의보다 빠를 수 없어요" }]
        : []),
    ],
    media: () => [],
  };
}

export const noticeFile = "catalog/notices.json";
export const noticeValidator = recordValidator(NoticeRecord);

export function noticeRules(accept: (record: NoticeRecord) => void): RowRules<NoticeRecord> {
  return {
    file: noticeFile,
    kind: "notice",
    validator: noticeValidator,
    examine: () => [],
    media: () => [],
    accept,
  };
}

export const faqFile = "catalog/faq.json";
export const faqValidator = recordValidator(FaqRecord);

export function faqRules(accept: (record: FaqRecord) => void): RowRules<FaqRecord> {
  const questions = new Set<string>();
  return {
    file: faqFile,
    kind: "faq",
    validator: faqValidator,
    examine: ({ question }) => onlyOnce(questions, question, "question"),
    media: () => [],
    accept,
  };
}

function onlyOnce(seen: Set<string>, value: string, field: string): FieldProblem[] {
  const isTaken = seen.has(value);
  seen.add(value);
  return isTaken ? [{ field, reason: `같은 ${field}가 앞에 있어요` }] : [];
}
