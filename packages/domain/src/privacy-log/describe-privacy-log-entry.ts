/** Purpose of an entry of the privacy log, as it is counted. */
export type ActPurpose = "delivery" | "inquiry" | "other";

type Description = {
  why: string;
  purpose: ActPurpose;
  /** Data that were seen: unmasked and masked. */
  seen: readonly [unmasked: string, masked: string];
};

const CONTACT = "이름, 연락처";
const ORDER = ["주문 내역, 받는 분, 주소, 휴대폰 번호", "주문 내역, 일부를 가린 받는 분과 연락처"] as const;
const ACCOUNT = ["회원 정보, 이름, 연락처", "회원 정보, 일부를 가린 이름과 연락처"] as const;
const both = (text: string) => [text, text] as const;

const READINGS: Readonly<Record<string, Description>> = {
  order: { why: "주문을 열어 봤어요", purpose: "other", seen: ORDER },
  orders: { why: "주문 목록을 봤어요", purpose: "other", seen: ORDER },
  packing: {
    why: "주문을 보내려고 포장할 것을 봤어요",
    purpose: "delivery",
    seen: both("받는 분, 주소, 휴대폰 번호"),
  },
  "sent parcels": {
    why: "보낸 상자가 잘 가는지 봤어요",
    purpose: "delivery",
    seen: ["주문 번호, 받는 분", "주문 번호, 일부를 가린 받는 분"],
  },
  replacements: {
    why: "교환할 상자를 보내려고 봤어요",
    purpose: "delivery",
    seen: ["교환 내역, 받는 분", "교환 내역, 일부를 가린 받는 분"],
  },
  parcel: { why: "상자를 배송해요", purpose: "delivery", seen: both("받는 분, 주소, 휴대폰 번호") },
  claims: { why: "반품·교환 신청을 봤어요", purpose: "other", seen: both("반품·교환 내역") },
  inquiries: { why: "문의에 답하려고 목록을 봤어요", purpose: "inquiry", seen: both("문의 제목과 상태") },
  inquiry: { why: "문의에 답하려고 열어 봤어요", purpose: "inquiry", seen: both("문의 내용과 사진") },
  questions: {
    why: "상품 문의에 답하려고 봤어요",
    purpose: "inquiry",
    seen: both("상품 문의 내용"),
  },
  "thank-you-cards": {
    why: "감사 카드를 봤어요",
    purpose: "other",
    seen: both("감사 카드의 글과 사진, 일부를 가린 이름"),
  },
  "review-reports": { why: "신고된 후기를 봤어요", purpose: "other", seen: both("후기 내용과 사진") },
  member: { why: "회원 정보를 열어 봤어요", purpose: "other", seen: ACCOUNT },
  members: { why: "회원 목록을 봤어요", purpose: "other", seen: ACCOUNT },
  messages: { why: "보낸 알림을 확인했어요", purpose: "other", seen: both("받은 알림") },
  "export of orders": { why: "주문을 파일로 받았어요", purpose: "other", seen: ORDER },
  "export of members": { why: "회원 목록을 파일로 받았어요", purpose: "other", seen: ACCOUNT },
  export: { why: "목록을 파일로 받았어요", purpose: "other", seen: both(CONTACT) },
};

const CHANGES: Readonly<Record<string, Description>> = {
  "orders.address": {
    why: "주문의 배송지를 고쳤어요",
    purpose: "delivery",
    seen: both("받는 분, 주소, 휴대폰 번호"),
  },
  "orders.refund-account": { why: "환불 받을 계좌를 적었어요", purpose: "other", seen: both("환불 계좌") },
  "points.adjust": { why: "포인트를 주거나 거뒀어요", purpose: "other", seen: both("포인트") },
};

const OWN: Readonly<Record<string, readonly [why: string, seen: string]>> = {
  password: ["비밀번호를 바꿨어요", "비밀번호"],
  phone: ["휴대폰 번호를 바꿨어요", "휴대폰 번호"],
  email: ["이메일을 바꿨어요", "이메일"],
  refundAccount: ["환불 계좌를 바꿨어요", "환불 계좌"],
  noRefundAccount: ["환불 계좌를 지웠어요", "환불 계좌"],
  "linked-kakaotalk": ["카카오 로그인을 이었어요", "로그인 방법"],
  "linked-naver": ["네이버 로그인을 이었어요", "로그인 방법"],
  "unlinked-kakaotalk": ["카카오 로그인을 끊었어요", "로그인 방법"],
  "unlinked-naver": ["네이버 로그인을 끊었어요", "로그인 방법"],
  exportedData: ["내 정보를 파일로 받았어요", "내 정보 전체"],
  addedCard: ["결제 카드를 등록했어요", "결제 카드"],
  deletedCard: ["결제 카드를 지웠어요", "결제 카드"],
};

/** Acts of operators, farms and carriers that are counted as done for a purpose. */
export function actsFor(purpose: ActPurpose): string[] {
  return Object.entries({ ...READINGS, ...CHANGES }).flatMap(([act, of]) =>
    of.purpose === purpose ? [act] : [],
  );
}

/**
 * Describes an entry of the privacy log to its member: why the data were seen and which.
 *
 * @param act what was read, the action of the trail or, of the member, the kind of the change
 * @example describePrivacyLogEntry({ act: "inquiry", isOwn: false, isMasked: true }).why // "문의에 답하려고 열어 봤어요"
 */
export function describePrivacyLogEntry({
  act,
  isOwn,
  isMasked,
}: {
  act: string;
  isOwn: boolean;
  isMasked: boolean;
}): {
  why: string;
  seen: string;
} {
  if (isOwn) {
    const [why, seen] = OWN[act] ?? ["내 정보를 바꿨어요", "내 정보"];
    return { why, seen };
  }
  const found = READINGS[act] ?? CHANGES[act];
  if (found) return { why: found.why, seen: found.seen[isMasked ? 1 : 0] };
  return act.includes(".")
    ? { why: "회원 정보를 바꿨어요", seen: "회원 정보" }
    : { why: "내 정보를 확인했어요", seen: CONTACT };
}
