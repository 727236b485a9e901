import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every path of the shop with its page. Links use `paths.ts`. */
export default [
  // 둘러보기
  index("routes/browse/home/route.tsx"),
  route("category-list", "routes/browse/category-list/route.tsx"),
  route("category/:slug", "routes/browse/category/route.tsx"),
  route("best", "routes/browse/best/route.tsx"),
  route("wholesale", "routes/browse/wholesale/route.tsx"),
  route("displays/:id", "routes/browse/display-group/route.tsx"),
  route("product-groups/:code", "routes/browse/product-group/route.tsx"),
  route("search", "routes/browse/search/route.tsx"),
  route("products/:id", "routes/browse/product/route.tsx"),
  route("products/:id/reviews", "routes/browse/product-reviews/route.tsx"),
  route("products/:id/photos", "routes/browse/product-review-photos/route.tsx"),
  route("products/:id/questions", "routes/browse/product-questions/route.tsx"),
  route("farms/:id", "routes/browse/farm/route.tsx"),
  route("waiting-rooms/:id", "routes/browse/waiting-room/route.tsx"),
  route("video", "routes/browse/videos/route.tsx"),
  route("player/:id", "routes/browse/video-player/route.tsx"),

  // 사기
  route("cart", "routes/buy/cart/route.tsx"),
  route("checkout/processing", "routes/buy/payment-processing/route.tsx"),
  route("checkout/payment-fail", "routes/buy/payment-fail/route.tsx"),
  route("checkout/:id", "routes/buy/checkout/route.tsx"),
  route("payment/result/:orderId", "routes/buy/payment-result/route.tsx"),
  route("orders", "routes/buy/orders/route.tsx"),
  route("orders/:id", "routes/buy/order/route.tsx"),
  route("orders/:id/claims/:productId", "routes/buy/return-request/route.tsx"),
  route("orders/:id/returns/:claimId", "routes/buy/return-progress/route.tsx"),
  route("guest-orders", "routes/buy/guest-orders/route.tsx"),
  route("draft-orders/:token", "routes/buy/draft-order/route.tsx"),
  route("checkout-links/:token", "routes/buy/checkout-link/route.tsx"),

  // 선물
  route("gifts", "routes/gifts/gift-box/route.tsx"),
  route("gifts/:id", "routes/gifts/sent-gift/route.tsx"),
  route("gift/:uuid", "routes/gifts/received-gift/route.tsx"),

  // 나
  route("login", "routes/account/login/route.tsx"),
  route("register", "routes/account/register/route.tsx"),
  route("kakao-popup", "routes/account/social-return/route.tsx"),
  route("account/undo/:token", "routes/account/undo-account-change/route.tsx"),
  route("account/email/:token", "routes/account/confirm-email/route.tsx"),
  route("find-email", "routes/account/find-email/route.tsx"),
  route("password-reset", "routes/account/password-reset/route.tsx"),
  route("my-todayfruit", "routes/account/my-page/route.tsx"),
  route("addresses", "routes/account/addresses/route.tsx"),
  route("addresses/:id", "routes/account/address-form/route.tsx"),
  route("grade", "routes/account/grade-and-points/route.tsx"),
  route("coupons", "routes/account/coupons/route.tsx"),
  route("my-reviews", "routes/account/my-reviews/route.tsx"),
  route("my-reviews/write/:productId", "routes/account/write-review/route.tsx"),
  route("my-reviews/:id", "routes/account/edit-review/route.tsx"),
  route("my-questions", "routes/account/my-questions/route.tsx"),
  route("recent", "routes/account/recent/route.tsx"),
  route("repeat-purchases", "routes/account/repeat-purchases/route.tsx"),
  route("subscriptions", "routes/account/subscriptions/route.tsx"),
  route("inquiries", "routes/account/inquiries/route.tsx"),
  route("inquiries/new", "routes/account/new-inquiry/route.tsx"),
  route("inquiries/:id", "routes/account/inquiry/route.tsx"),
  route("profile", "routes/account/profile/route.tsx"),
  route("settings", "routes/account/settings/route.tsx"),
  route("leave", "routes/account/delete-account/route.tsx"),
  route("sessions", "routes/account/sessions/route.tsx"),
  route("privacy-log", "routes/account/privacy-log/route.tsx"),
  route("cards", "routes/account/cards/route.tsx"),
  route("notifications", "routes/account/notifications/route.tsx"),
  route("favorites", "routes/account/favorites/route.tsx"),
  route("opening-alarms", "routes/account/opening-alarms/route.tsx"),

  // 약속
  route("notices", "routes/help/notices/route.tsx"),
  route("pages/:slug", "routes/help/page/route.tsx"),
  route("faq", "routes/help/faq/route.tsx"),
  route("terms/:code?", "routes/help/terms/route.tsx"),
  route("support", "routes/help/support/route.tsx"),

  // 찾아오는 프로그램에게
  route("robots.txt", "routes/search-engines/robots-txt.ts"),
  route("notices.rss", "routes/search-engines/notices-rss.ts"),
  route("llms.txt", "routes/search-engines/llms-txt.ts"),
  route("manifest.webmanifest", "routes/web-app-manifest.ts"),
  route("sitemap.xml", "routes/search-engines/sitemap-index.ts"),
  route("sitemaps/pages", "routes/search-engines/pages-sitemap-route.ts"),
  route("sitemaps/products/:firstId", "routes/search-engines/products-sitemap-route.ts"),

  // 연결이 없을 때, 없는 주소
  route("offline", "routes/errors/offline/route.tsx"),
  route("*", "routes/errors/not-found/route.tsx"),
] satisfies RouteConfig;
