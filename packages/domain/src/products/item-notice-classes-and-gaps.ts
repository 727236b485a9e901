/** Classes of goods in the notice of the 전자상거래 등에서의 상품 등의 정보제공에 관한 고시, as far as the shop sells them. */
export const ITEM_CLASSES = ["produce", "processed", "supplement", "other"] as const;
export type ItemClass = (typeof ITEM_CLASSES)[number];

/** 상품정보제공고시 of a product: labels and texts in the order in which they are shown. */
export type ItemNotice = {
  itemClass: ItemClass;
  rows: readonly { label: string; text: string }[];
};

const EVERY_CLASS = ["품목 또는 명칭", "생산자(수입자)", "원산지", "소비자 상담 전화"];
const FOOD = [
  "포장 단위별 내용물의 용량(중량), 수량",
  "제조연월일·포장일",
  "소비기한·품질유지기한",
  "보관 방법 및 취급 방법",
  "상품 구성",
];

/** Labels that the notice of a class must have. */
export const REQUIRED_LABELS: Record<ItemClass, readonly string[]> = {
  produce: [...EVERY_CLASS, ...FOOD, "농수산물 표시사항"],
  processed: [...EVERY_CLASS, ...FOOD, "식품의 유형"],
  supplement: [
    ...EVERY_CLASS,
    ...FOOD,
    "식품의 유형",
    "영양정보",
    "기능정보",
    "섭취량, 섭취방법 및 주의사항",
  ],
  other: EVERY_CLASS,
};

/** Text that refers to the description instead of naming the fact. */
const REFERENCE = /^\s*(상품\s*)?상세\s*(설명|페이지|내용|이미지)?\s*(참조|참고)\s*$/;

export type NoticeGap = { code: "ITEM_NOTICE_FIELD_REQUIRED" | "ITEM_NOTICE_FIELD_VAGUE"; label: string };

/**
 * Lists the required labels without a text, and those that only refer to the description.
 *
 * @example noticeGaps({ itemClass: "other", rows: [{ label: "원산지", text: "상세설명 참조" }, …] })
 *   // [{ code: "ITEM_NOTICE_FIELD_VAGUE", label: "원산지" }]
 */
export function noticeGaps({ itemClass, rows }: ItemNotice): NoticeGap[] {
  const texts = new Map(rows.map(({ label, text }) => [label, text.trim()]));
  return REQUIRED_LABELS[itemClass].flatMap((label): NoticeGap[] => {
    const text = texts.get(label) ?? "";
    if (text === "" || text === "-") return [{ code: "ITEM_NOTICE_FIELD_REQUIRED", label }];
    return REFERENCE.test(text) ? [{ code: "ITEM_NOTICE_FIELD_VAGUE", label }] : [];
  });
}
