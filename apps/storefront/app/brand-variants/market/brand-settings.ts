import { defineVariant } from "../define-variant.ts";

/** Settings of the variant market (오늘의장터): names, navigation, business details, support, apps and news room. */
export const variant = defineVariant({
  name: "market",
  displayName: "오늘의장터",
  slogan: "동네 장터를 그대로 옮겼어요",
  themeColor: "#ffffff",
  bottomNavigation: [
    { icon: "home", label: "홈", path: "/" },
    { icon: "category", label: "카테고리", path: "/category-list" },
    { icon: "notifications", label: "알림", path: "/notifications" },
    { icon: "my", label: "마이", path: "/my-todayfruit" },
  ],
  business: {
    companyName: "(주)오늘의장터(예시)",
    representative: "이두레",
    businessNumber: "000-00-00002",
    mailOrderNumber: "제0000-서울예시-0002호(예시)",
    address: "서울특별시 예시구 장터길 000",
    phone: "070-0000-0002",
    email: "help@market.example",
    privacyOfficer: "이두레",
    hostingProvider: "(주)오늘의장터(예시)",
  },
  support: {
    hours: "평일 09:00~18:00 (점심 12:00~13:00)",
    guestName: "비회원",
    chatTitle: "채팅 문의",
    chatUrl: "https://support.example/market/chat",
    shopEntry: { title: "입점 문의", url: "https://support.example/market/shop-entry" },
    greeting: "오늘의장터 고객센터입니다. 무엇을 도와드릴까요?",
    emptyHint: "주문번호나 상품 이름을 함께 보내 주시면 더 빨리 답변해 드려요.",
    chatMemberIdPrefix: "market-",
  },
  apps: {
    ios: "https://apps.example/market/ios",
    android: "https://apps.example/market/android",
  },
  liveShopping: { name: "라이브 쇼핑", url: "https://live.example/market" },
  newsRoom: {
    name: "오늘의장터 소식방",
    participationCode: "market0000",
    url: "https://support.example/market/news-room",
    description: "특가와 수확 소식을 가장 먼저 알려 드려요.",
  },
});
