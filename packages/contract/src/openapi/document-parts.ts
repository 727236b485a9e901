/** Parts of the OpenAPI documents that are the same whatever the calls are. */

/** Facts of both documents; the licence is that of the repository. */
export const INFO = { version: "1", license: { name: "MIT", identifier: "MIT" } } as const;

const COMMON = `## 거절

거절한 답은 모두 \`Error\`예요. \`code\`는 바뀌지 않고, \`message\`는 사람에게 그대로 보여 줄 수 있어요. \`requestId\`를 알려 주면 무슨 일이었는지 찾을 수 있어요.

## 목록

목록은 \`list\`와 \`nextPage\`로 답해요. \`nextPage\`를 같은 이름의 조건으로 보내면 다음 쪽을 주고, \`null\`이면 끝이에요.

## 다시 보내기

돈, 재고, 포인트가 움직이는 호출은 \`Idempotency-Key\` 머리글을 받아요. 같은 값으로 다시 보내면 한 번만 하고 처음 답을 줘요. 503과 429는 \`Retry-After\` 뒤에 다시 보내 주세요.

금액은 원, 날짜는 한국 시간, 때는 UTC예요.`;

export const SHOPPER_TEXT = {
  title: "오늘의과일 API",
  summary: "과일과 식료품을 찾고, 담고, 사는 호출",
  description: `상품은 토큰 없이 읽어요. 담고 사려면 \`POST /v2/tokens/guest\`로 비회원 토큰을, \`POST /v2/tokens\`로 회원 토큰을 받아 \`Authorization: Bearer …\`로 보내요.

사는 차례: 상품 → 장바구니 → \`order-item-tmp\` → 주문서(\`order-tmp\`) → 배송지와 금액(\`calculate\`) → 결제 전 확인(\`chk\`) → 결제창 → 승인(\`confirm\`) → 주문.

${COMMON}`,
} as const;

export const OPERATOR_TEXT = {
  title: "오늘의과일 운영 API",
  summary: "상품, 주문, 재고, 정산을 다루는 호출과 웹훅",
  description: `다른 시스템은 API 키(\`tfk_…\`)를 \`Authorization: Bearer …\`로 매장의 주소에 보내요. 이 콘솔의 주소에서는 로그인한 세션으로 불러요. \`x-permission\`은 필요한 권한, \`x-person\`은 사람만 부르는 호출이에요.

고치는 호출은 읽은 \`version\`을 함께 보내고, 그 사이에 바뀌었으면 409와 지금 값을 줘요. \`dryRun=true\`면 쓰지 않고 달라질 값만 줘요.

${COMMON}`,
} as const;

export const SECURITY_SCHEMES = {
  token: {
    type: "http",
    scheme: "bearer",
    description: "비회원 토큰(POST /v2/tokens/guest)이나 회원 토큰(POST /v2/tokens)",
  },
  operator: {
    type: "http",
    scheme: "bearer",
    description:
      "운영자의 토큰, 또는 다른 시스템의 API 키(tfk_…). 쇼핑하는 사람의 토큰과 서로 통하지 않아요. x-person인 요청은 API 키로 하지 못해요.",
  },
} as const;

export const PARAMETERS = {
  Platform: {
    name: "platform",
    in: "header",
    required: false,
    description: "접속 환경. 없으면 web",
    schema: { type: "string", enum: ["android", "ios", "web"] },
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description: "요청마다 새로 지은 값. 같은 값으로 다시 보내면 한 번만 해요.",
    schema: { type: "string", minLength: 1, maxLength: 300, pattern: "^[\\x21-\\x7e]+$" },
  },
} as const;
