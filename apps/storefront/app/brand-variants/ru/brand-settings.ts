import { defineVariant } from "../define-variant.ts";

/** Settings of the variant ru (알유마켓): names, navigation, business details, support, apps and news room. */
export const variant = defineVariant({
  name: "ru",
  displayName: "알유마켓",
  slogan: "이웃과 함께 사는 우리 동네 장보기",
  themeColor: "#ffffff",
  bottomNavigation: [
    { icon: "category", label: "카테고리", path: "/category-list" },
    { icon: "community", label: "커뮤니티", path: "/", homeTab: "review" },
    { icon: "home", label: "홈", path: "/" },
    { icon: "event", label: "이벤트", path: "/", homeTab: "deal" },
    { icon: "my", label: "마이페이지", path: "/my-todayfruit" },
  ],
  business: {
    companyName: "(주)알유마켓(예시)",
    representative: "최이웃",
    businessNumber: "000-00-00004",
    mailOrderNumber: "제0000-서울예시-0004호(예시)",
    address: "서울특별시 예시구 이웃로 000",
    phone: "070-0000-0004",
    email: "help@ru.example",
    privacyOfficer: "최이웃",
    hostingProvider: "(주)알유마켓(예시)",
  },
  support: {
    hours: "평일 09:00~18:00 (점심 12:00~13:00)",
    guestName: "비회원",
    chatTitle: "채팅 문의",
    chatUrl: "https://support.example/ru/chat",
    shopEntry: null,
    greeting: "알유마켓 고객센터입니다. 무엇을 도와드릴까요?",
    emptyHint: "주문번호나 상품 이름을 함께 보내 주시면 더 빨리 답변해 드려요.",
    chatMemberIdPrefix: "",
  },
  apps: {
    ios: "https://apps.example/ru/ios",
    android: "https://apps.example/ru/android",
  },
  liveShopping: { name: "라이브 쇼핑", url: "https://live.example/ru" },
  newsRoom: {
    name: "알유마켓 소식방",
    participationCode: "ru0000",
    url: "https://support.example/ru/news-room",
    description: "특가와 수확 소식을 가장 먼저 알려 드려요.",
  },
});
