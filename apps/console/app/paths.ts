/** Every address of the console. */
export const paths = {
  today: "/",
  login: (next?: string) => (next && next !== "/" ? `/login?next=${encodeURIComponent(next)}` : "/login"),
  password: "/password",
  orders: (view?: string) => (view ? `/orders?view=${encodeURIComponent(view)}` : "/orders"),
  order: (id: number) => `/orders/${id}`,
  questions({ status, id }: { status?: "waiting" | "answered"; id?: number } = {}) {
    const query = new URLSearchParams({
      ...(status === "answered" && { status }),
      ...(id !== undefined && { id: String(id) }),
    }).toString();
    return query === "" ? "/inbox" : `/inbox?${query}`;
  },
  products: "/products",
  priceSheet: "/products/sheet",
  members({ view = "all", search = "" }: { view?: string; search?: string } = {}) {
    const query = new URLSearchParams({
      ...(view !== "all" && { view }),
      ...(search !== "" && { search }),
    }).toString();
    return query === "" ? "/members" : `/members?${query}`;
  },
  member: (id: number) => `/members/${id}`,
  coupons({ view = "running", id }: { view?: string; id?: number | "new" } = {}) {
    const query = new URLSearchParams({
      ...(view !== "running" && { view }),
      ...(id !== undefined && { id: String(id) }),
    }).toString();
    return query === "" ? "/coupons" : `/coupons?${query}`;
  },
  settlements: (view = "due") => (view === "due" ? "/settlements" : `/settlements?view=${view}`),
  settlement: (id: number) => `/settlements/${id}`,
  calendar: "/settings/calendar",
  health: "/health",
} as const;
