import { defineVariant } from "../define-variant.ts";

/** Settings of the variant todayfruit (오늘의과일): names, navigation, business details, support, apps and news room. */
export const variant = defineVariant({
  name: "todayfruit",
  displayName: "오늘의과일",
  slogan: "오늘 딴 과일을 오늘의 식탁으로",
  themeColor: "#ffffff",
  bottomNavigation: [
    { icon: "home", label: "홈", path: "/" },
    { icon: "notifications", label: "알림", path: "/notifications" },
    { icon: "my", label: "마이", path: "/my-todayfruit" },
  ],
  business: {
    companyName: "(주)오늘의과일(예시)",
    representative: "김하루",
    businessNumber: "000-00-00001",
    mailOrderNumber: "제0000-서울예시-0001호(예시)",
    address: "서울특별시 예시구 과일로 000",
    phone: "070-0000-0001",
    email: "help@todayfruit.example",
    privacyOfficer: "김하루",
    hostingProvider: "(주)오늘의과일(예시)",
  },
  support: {
    hours: "평일 09:00~18:00 (점심 12:00~13:00)",
    guestName: "비회원",
    chatTitle: "채팅 문의",
    chatUrl: "https://support.example/todayfruit/chat",
    shopEntry: { title: "입점 문의", url: "https://support.example/todayfruit/shop-entry" },
    greeting: "오늘의과일 고객센터입니다. 무엇을 도와드릴까요?",
    emptyHint: "주문번호나 상품 이름을 함께 보내 주시면 더 빨리 답변해 드려요.",
    chatMemberIdPrefix: "",
  },
  apps: {
    ios: "https://apps.example/todayfruit/ios",
    android: "https://apps.example/todayfruit/android",
  },
  liveShopping: { name: "라이브 쇼핑", url: "https://live.example/todayfruit" },
  newsRoom: {
    name: "오늘의과일 소식방",
    participationCode: "fruit0000",
    url: "https://support.example/todayfruit/news-room",
    description: "특가와 수확 소식을 가장 먼저 알려 드려요.",
  },
});
