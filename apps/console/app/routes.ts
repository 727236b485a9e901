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
  ]),
] satisfies RouteConfig;
