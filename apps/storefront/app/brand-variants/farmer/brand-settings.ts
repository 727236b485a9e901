import { defineVariant } from "../define-variant.ts";

/** Settings of the variant farmer (오늘의농부): names, navigation, business details, support, apps and news room. */
export const variant = defineVariant({
  name: "farmer",
  displayName: "오늘의농부",
  slogan: "농부가 직접 보내는 밥상",
  themeColor: "#fbf8f1",
  bottomNavigation: [
    { icon: "home", label: "홈", path: "/" },
    { icon: "category", label: "카테고리", path: "/category-list" },
    { icon: "notifications", label: "알림", path: "/notifications" },
    { icon: "my", label: "마이", path: "/my-todayfruit" },
  ],
  business: {
    companyName: "(주)오늘의농부(예시)",
    representative: "박들판",
    businessNumber: "000-00-00003",
    mailOrderNumber: "제0000-서울예시-0003호(예시)",
    address: "서울특별시 예시구 들길 000",
    phone: "070-0000-0003",
    email: "help@farmer.example",
    privacyOfficer: "박들판",
    hostingProvider: "(주)오늘의농부(예시)",
  },
  support: {
    hours: "평일 09:00~18:00 (점심 12:00~13:00)",
    guestName: "비회원",
    chatTitle: "채팅 문의",
    chatUrl: "https://support.example/farmer/chat",
    shopEntry: null,
    greeting: "오늘의농부 고객센터입니다. 무엇을 도와드릴까요?",
    emptyHint: "주문번호나 상품 이름을 함께 보내 주시면 더 빨리 답변해 드려요.",
    chatMemberIdPrefix: "",
  },
  apps: {
    ios: "https://apps.example/farmer/ios",
    android: "https://apps.example/farmer/android",
  },
  liveShopping: { name: "라이브 쇼핑", url: "https://live.example/farmer" },
  newsRoom: {
    name: "오늘의농부 소식방",
    participationCode: "farmer0000",
    url: "https://support.example/farmer/news-room",
    description: "특가와 수확 소식을 가장 먼저 알려 드려요.",
  },
});
