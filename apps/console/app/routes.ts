import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every screen of the console. */
export default [
  route("login", "routes/login/route.tsx"),
  route("password", "routes/password/route.tsx"),
  layout("frame/console-layout.tsx", [
    index("routes/today/route.tsx"),
    route("orders", "routes/orders/list/route.tsx"),
    route("orders/:id", "routes/orders/detail/route.tsx"),
    route("inbox", "routes/inbox/questions/route.tsx"),
    route("products", "routes/products/list/route.tsx"),
    route("products/sheet", "routes/products/price-sheet/route.tsx"),
    route("coupons", "routes/coupons/route.tsx"),
    route("members", "routes/members/list/route.tsx"),
    route("members/:id", "routes/members/detail/route.tsx"),
    route("health", "routes/health/route.tsx"),
    route("settings/calendar", "routes/settings/calendar/route.tsx"),
    route("settlements", "routes/settlements/list/route.tsx"),
    route("settlements/:id", "routes/settlements/statement/route.tsx"),
  ]),
] satisfies RouteConfig;
