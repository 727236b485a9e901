import type { Reply } from "@todayfruit/contract/all-calls";
import type { ProductSummary } from "../features/catalog/product-summary-types.ts";
import type { Question } from "../features/questions/question-item.tsx";
import type { Review } from "../features/reviews/review-item.tsx";
import type { CartEntry } from "../routes/buy/cart/state/cart-types-and-readers.ts";

type Coupon = Reply<"GET /v1/app-users/coupons">["list"][number];

export const LONG_NAME =
  "제주 서귀포 남원읍 돌담 안에서 겨울 햇볕을 받고 자란 무농약 노지 감귤 가정용 대과 혼합 선물 포장 10kg";

const PRODUCT: ProductSummary = {
  id: 1,
  uuid: "00000000-0000-4000-8000-000000000001",
  name: "노지 감귤 5kg",
  subTitle: "새콤하고 진한 겨울 맛",
  images: [],
  productStatus: "stock_in",
  productPrice: { price: 19_900, listPrice: 19_900, supplyPrice: 19_900, timedPrice: null },
  unitPrice: { unit: "100g", amount: 398 },
  scoreAverage: 4.8,
  counts: { QNAs: 3, reviews: 128, favorites: 41 },
  isExclusive: false,
  isAppOnly: false,
  isBundleByDistributor: true,
  minAppUserGrade: null,
  restrictedStockOrder: false,
  maxUnitInBox: 1,
  unstoringDaysAfter: 1,
  freeShippingFeeConditionPrice: 30_000,
  productShippingFee: { base: 3_000, primaryArea: 0, secondaryArea: 3_000, thirdArea: 5_000 },
  labelRecommend: null,
  labelShippingMethod: null,
  productSaleType: {
    saleType: "normal",
    comingSoonDate: null,
    limitedPeriodBegin: null,
    limitedPeriodEnd: null,
    goalQuantity: null,
    noResale: false,
  },
  distributor: { id: 301, name: "돌담농장", region: "서귀포" },
  category: { id: 91, name: "과일", parent: null },
};

/** A product in each state that a card shows, by the state's Korean name. */
export const PRODUCTS: Record<string, ProductSummary> = {
  보통: PRODUCT,
  할인: {
    ...PRODUCT,
    id: 2,
    productPrice: { price: 14_900, listPrice: 24_900, supplyPrice: 14_900, timedPrice: null },
  },
  품절: { ...PRODUCT, id: 3, productStatus: "stock_out" },
  "긴 이름": {
    ...PRODUCT,
    id: 4,
    name: LONG_NAME,
    distributor: { id: 302, name: "아침이슬 영농조합법인", region: "경상북도" },
  },
  "후기 없음": {
    ...PRODUCT,
    id: 5,
    scoreAverage: 0,
    counts: { QNAs: 0, reviews: 0, favorites: 0 },
    unitPrice: null,
  },
  "모든 표시": {
    ...PRODUCT,
    id: 6,
    labelRecommend: "MD 추천",
    isExclusive: true,
    isAppOnly: true,
    labelShippingMethod: "산지 직송",
    productShippingFee: { ...PRODUCT.productShippingFee, base: 0 },
  },
  "오픈 예정": {
    ...PRODUCT,
    id: 7,
    productSaleType: {
      ...PRODUCT.productSaleType,
      saleType: "comingSoon",
      comingSoonDate: "2099-12-01T01:00:00Z",
    },
  },
  "큰 값": {
    ...PRODUCT,
    id: 8,
    productPrice: { price: 1_290_000, listPrice: 1_590_000, supplyPrice: 1_290_000, timedPrice: null },
  },
};

const REVIEW: Review = {
  id: 1,
  score: 5,
  contents: "새콤달콤하고 껍질이 얇아서 까기 쉬워요.",
  reviewImages: [],
  video: null,
  nickname: "귤러버",
  gradeName: "새싹",
  optionName: "5kg",
  aspects: { sweetness: 2, packaging: 3 },
  harvestMonth: "2026-11",
  purchaseCount: 1,
  helpfulCount: 0,
  sellerReply: null,
  hiddenFor: null,
  createdAt: "2026-11-20T03:00:00Z",
  isEdited: false,
  orderItemProduct: {
    productId: 20_001,
    productName: "제주 노지 감귤",
    image: null,
    optionName: "5kg",
    distributorName: "제주 햇살농원",
  },
};

export const REVIEWS: Record<string, Review> = {
  보통: REVIEW,
  "사진, 답글, 고친 글": {
    ...REVIEW,
    id: 2,
    score: 3,
    contents: `${"상자 아래쪽 두 개가 물렀지만 바로 보내 주셔서 잘 먹었어요. ".repeat(4)}\n다음에도 살게요.`,
    reviewImages: [
      { sort: 0, imageFile: "reviews/1.webp" },
      { sort: 1, imageFile: "reviews/2.webp" },
    ],
    purchaseCount: 7,
    helpfulCount: 12,
    sellerReply: {
      contents: "불편을 드려 죄송해요. 다음에는 더 꼼꼼히 담을게요.",
      createdAt: "2026-11-21T03:00:00Z",
    },
    isEdited: true,
  },
  "영상과 사진": {
    ...REVIEW,
    id: 4,
    reviewImages: [
      { sort: 0, imageFile: "media/videos/abc-juice.jpg" },
      { sort: 1, imageFile: "reviews/1.webp" },
    ],
    video: { path: "media/videos/abc-juice.mp4", poster: "media/videos/abc-juice.jpg", seconds: 7 },
  },
  "가려진 후기": { ...REVIEW, id: 3, contents: "", hiddenFor: "개인정보 노출" },
};

const QUESTION: Question = {
  id: 1,
  isSecret: false,
  contents: "내일 주문하면 언제 받을 수 있나요?",
  nickname: "김하루",
  status: "waiting",
  answer: null,
  createdAt: "2026-11-20T03:00:00Z",
  isEdited: false,
  hiddenFor: null,
};

export const QUESTIONS: Record<string, Question> = {
  "답변 대기": QUESTION,
  "가려진 문의": { ...QUESTION, id: 4, contents: "", nickname: "김**", hiddenFor: "개인정보 노출" },
  "답변 완료": {
    ...QUESTION,
    id: 2,
    status: "answered",
    answer: {
      contents: "월요일에 보내면 화요일에 받아요.",
      writer: "돌담농장",
      createdAt: "2026-11-20T05:00:00Z",
      isEdited: false,
    },
  },
  비밀글: { ...QUESTION, id: 3, isSecret: true, contents: "", nickname: "김**" },
};

const COUPON: Coupon = {
  id: 1,
  name: "첫 구매 쿠폰",
  target: "products",
  scope: [],
  discount: { kind: "amount", amount: 3_000, percent: null },
  minPrice: 0,
  leastGrade: null,
  isFirstPurchaseOnly: true,
  isAppOnly: false,
  validFrom: "2026-11-01T00:00:00Z",
  validUntil: "2026-12-31T14:59:59Z",
};

export const COUPONS: Record<string, Coupon> = {
  "정한 금액": COUPON,
  "조건이 많은 쿠폰": {
    ...COUPON,
    id: 2,
    name: "겨울 과일 할인",
    discount: { kind: "percent", amount: 10_000, percent: 15 },
    minPrice: 50_000,
    leastGrade: 3,
    isAppOnly: true,
  },
  "배송비 쿠폰": {
    ...COUPON,
    id: 3,
    name: "청송농원 무료배송",
    target: "shipping",
    scope: [{ kind: "distributor", id: 301, name: "청송농원" }],
    discount: { kind: "percent", amount: 100_000_000, percent: 100 },
    isFirstPurchaseOnly: false,
  },
};

type Group = CartEntry["bundleItems"][number]["optionGroups"][number];

const GROUP: Group = {
  id: 1,
  optionUnit: 1,
  isChecked: true,
  isCheckable: true,
  block: null,
  productOptionCombination: {
    id: 1,
    name: "5kg (40~50과)",
    amount: 1,
    shipmentDate: null,
    status: "stock_in",
    productOptionPrice: {
      supplyPrice: 19_900,
      price: 19_900,
      specialSalePrice: null,
      listPrice: 24_900,
      timedPrice: null,
    },
    unitPrice: null,
    maxUnitInBox: 1,
    remaining: 50,
    isAvailable: true,
    deliveryPromise: {
      dispatchDate: "2026-11-25",
      arrivalFrom: "2026-11-26",
      arrivalTo: "2026-11-26",
      parcels: null,
      parcelsOnTime: null,
    },
    optionUnit: 1,
  },
};

const CART_PRODUCT: CartEntry["bundleItems"][number]["product"] = {
  ...PRODUCT,
  undeliverable: { primaryArea: false, secondaryArea: false, thirdArea: false, note: null },
  productDetail: { shippingFeeUnit: "order", taxStatus: "tax_free", videoUrl: null, optionIdPath: "1" },
};

/** A farm's part of a cart: a line to order, a long one of several units, and one that is sold out. */
export const CART_ENTRY: CartEntry = {
  id: "d301",
  distributor: PRODUCT.distributor,
  isBundle: true,
  shipping: null,
  bundleItems: [
    { id: 1, product: CART_PRODUCT, optionGroups: [GROUP] },
    {
      id: 2,
      product: { ...CART_PRODUCT, id: 2, name: LONG_NAME },
      optionGroups: [{ ...GROUP, id: 2, optionUnit: 12, isChecked: false }],
    },
    {
      id: 3,
      product: { ...CART_PRODUCT, id: 3, name: "하우스 딸기 1kg", productStatus: "stock_out" },
      optionGroups: [{ ...GROUP, id: 3, isChecked: false, isCheckable: false, block: "SOLD_OUT" }],
    },
  ],
};
