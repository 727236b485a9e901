import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every screen of the console. */
export default [
  route("login", "routes/login/route.tsx"),
  route("password", "routes/password/route.tsx"),
  layout("frame/console-layout.tsx", [
    index("routes/today/route.tsx"),
    route("orders", "routes/orders/list/route.tsx"),
    route("orders/:id", "routes/orders/detail/route.tsx"),
    route("dispatch/:day?", "routes/dispatch/start/route.tsx"),
    route("dispatch/:day/:farm", "routes/dispatch/desk/route.tsx", [
      route("pick", "routes/dispatch/pick/route.tsx"),
      route("pack", "routes/dispatch/pack/route.tsx"),
      route("track", "routes/dispatch/track/route.tsx"),
      route("done", "routes/dispatch/done/route.tsx"),
    ]),
    route("claims/:id?", "routes/claims/queue/route.tsx"),
    route("inbox", "routes/inbox/start/route.tsx"),
    route("inbox/questions/:id?", "routes/inbox/questions/route.tsx"),
    route("inbox/inquiries/:id?", "routes/inbox/inquiries/route.tsx"),
    route("inbox/reviews/:id?", "routes/inbox/reviews/route.tsx"),
    route("inbox/reports/:id?", "routes/inbox/reports/route.tsx"),
    route("inbox/appeals/:id?", "routes/inbox/appeals/route.tsx"),
    route("products", "routes/products/list/route.tsx"),
    route("products/sheet", "routes/products/price-sheet/route.tsx"),
    route("coupons", "routes/coupons/list/route.tsx"),
    route("members", "routes/members/list/route.tsx"),
    route("members/:id", "routes/members/detail/route.tsx"),
    route("stats", "routes/stats/frame/route.tsx", [
      index("routes/stats/sales/route.tsx"),
      route("products", "routes/stats/products/route.tsx"),
      route("searches", "routes/stats/searches/route.tsx"),
      route("sources", "routes/stats/sources/route.tsx"),
      route("cohorts", "routes/stats/cohorts/route.tsx"),
    ]),
    route("imports", "routes/imports/list/route.tsx"),
    route("imports/:id", "routes/imports/detail/route.tsx"),
    route("health", "routes/health/route.tsx"),
    route("settings/calendar", "routes/settings/calendar/route.tsx"),
    route("settlements", "routes/settlements/list/route.tsx"),
    route("settlements/:id", "routes/settlements/statement/route.tsx"),
  ]),
] satisfies RouteConfig;
