import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every path of the shop with its page. Links use `paths.ts`. */
export default [
  // 둘러보기
  index("routes/home/route.tsx"),
  route("category-list", "routes/category-list/route.tsx"),
  route("category/:slug", "routes/category/route.tsx"),
  route("best", "routes/best/route.tsx"),
  route("wholesale", "routes/wholesale/route.tsx"),
  route("displays/:id", "routes/display-group/route.tsx"),
  route("product-groups/:code", "routes/product-group/route.tsx"),
  route("search", "routes/search/route.tsx"),
  route("products/:id", "routes/product/route.tsx"),
  route("products/:id/reviews", "routes/reviews/route.tsx"),
  route("products/:id/photos", "routes/photo-reviews/route.tsx"),
  route("products/:id/questions", "routes/questions/route.tsx"),
  route("video", "routes/video/route.tsx"),
  route("player/:id", "routes/player/route.tsx"),

  // 사기
  route("cart", "routes/cart/route.tsx"),
  route("checkout/processing", "routes/processing/route.tsx"),
  route("checkout/payment-fail", "routes/payment-fail/route.tsx"),
  route("checkout/:id", "routes/checkout/route.tsx"),
  route("payment/result/:orderId", "routes/payment-result/route.tsx"),
  route("orders", "routes/orders/route.tsx"),
  route("orders/:id", "routes/order/route.tsx"),
  route("orders/:id/claims/:productId", "routes/claim/route.tsx"),
  route("guest-orders", "routes/guest-orders/route.tsx"),

  // 선물
  route("gifts", "routes/gifts/route.tsx"),
  route("gifts/:id", "routes/gift-group/route.tsx"),
  route("gift/:uuid", "routes/gift/route.tsx"),

  // 나
  route("login", "routes/login/route.tsx"),
  route("register", "routes/register/route.tsx"),
  route("kakao-popup", "routes/social-return/route.tsx"),
  route("account/undo/:token", "routes/account-undo/route.tsx"),
  route("account/email/:token", "routes/account-email/route.tsx"),
  route("password-reset", "routes/password-reset/route.tsx"),
  route("my-todayfruit", "routes/my/route.tsx"),
  route("addresses", "routes/addresses/route.tsx"),
  route("addresses/:id", "routes/address/route.tsx"),
  route("grade", "routes/grade/route.tsx"),
  route("coupons", "routes/coupons/route.tsx"),
  route("my-reviews", "routes/my-reviews/route.tsx"),
  route("my-reviews/write/:productId", "routes/review-write/route.tsx"),
  route("my-reviews/:id", "routes/review-edit/route.tsx"),
  route("my-questions", "routes/my-questions/route.tsx"),
  route("profile", "routes/profile/route.tsx"),
  route("settings", "routes/settings/route.tsx"),
  route("leave", "routes/leave/route.tsx"),
  route("sessions", "routes/sessions/route.tsx"),
  route("cards", "routes/cards/route.tsx"),
  route("notifications", "routes/notifications/route.tsx"),
  route("favorites", "routes/favorites/route.tsx"),
  route("opening-alarms", "routes/opening-alarms/route.tsx"),

  // 약속
  route("notices", "routes/notices/route.tsx"),
  route("faq", "routes/faq/route.tsx"),
  route("terms/:code?", "routes/terms/route.tsx"),
  route("support", "routes/support/route.tsx"),

  // 찾아오는 프로그램에게
  route("robots.txt", "routes/search-engines/robots.ts"),
  route("llms.txt", "routes/search-engines/llms.ts"),
  route("manifest.webmanifest", "routes/search-engines/manifest.ts"),
  route("sitemap.xml", "routes/search-engines/sitemap-index.ts"),
  route("sitemaps/pages", "routes/search-engines/sitemap-pages.ts"),
  route("sitemaps/products/:firstId", "routes/search-engines/sitemap-products.ts"),

  // 연결이 없을 때, 없는 주소
  route("offline", "routes/offline/route.tsx"),
  route("*", "routes/not-found/route.tsx"),
] satisfies RouteConfig;
