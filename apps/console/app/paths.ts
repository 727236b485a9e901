/** Steps of a farm's day, in their order. */
export const DISPATCH_STEPS = ["pick", "pack", "track", "done"] as const;
export type DispatchStep = (typeof DISPATCH_STEPS)[number];

/** Kinds of what shoppers write, each a list of the inbox. */
export const INBOX_KINDS = ["questions", "inquiries", "reviews", "cards", "reports", "appeals"] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** Reports, each an address. */
export const STATS_TABS = ["sales", "products", "searches", "sources", "cohorts"] as const;
export type StatsTab = (typeof STATS_TABS)[number];

/** Sections of the settings, each an address. */
export const SETTINGS_TABS = ["shipping", "points", "texts", "operators", "links", "actions"] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** Every address of the console. */
export const paths = {
  today: "/",
  login: (next?: string) => (next && next !== "/" ? `/login?next=${encodeURIComponent(next)}` : "/login"),
  password: "/password",
  /** Viewer of the operators' calls; the server's own page, no screen of this application. */
  apiDocuments: "/docs",
  orders: (view?: string) => (view ? `/orders?view=${encodeURIComponent(view)}` : "/orders"),
  order: (id: number) => `/orders/${id}`,
  orderAsOf: (id: number) => `/orders/${id}/as-of`,
  dispatch: (day?: string) => (day ? `/dispatch/${day}` : "/dispatch"),
  dispatchStep: (day: string, farm: number, step: DispatchStep) => `/dispatch/${day}/${farm}/${step}`,
  claims({ view, id }: { view?: string; id?: number } = {}) {
    const address = id === undefined ? "/claims" : `/claims/${id}`;
    return view === undefined || view === "waiting" ? address : `${address}?view=${view}`;
  },
  inbox(kind: InboxKind, { isDone = false, id }: { isDone?: boolean; id?: number } = {}) {
    const address = id === undefined ? `/inbox/${kind}` : `/inbox/${kind}/${id}`;
    return isDone ? `${address}?done=true` : address;
  },
  products: "/products",
  product: (id: number) => `/products/${id}`,
  productAsOf: (id: number) => `/products/${id}/as-of`,
  newProduct: "/products/new",
  priceSheet: "/products/sheet",
  categories: "/categories",
  farms: "/farms",
  stock: (view = "low") => (view === "low" ? "/stock" : `/stock?view=${view}`),
  stockLots: "/stock/lots",
  stockReceipts: "/stock/receipts",
  members({ view = "all", search = "" }: { view?: string; search?: string } = {}) {
    const query = new URLSearchParams({
      ...(view !== "all" && { view }),
      ...(search !== "" && { search }),
    }).toString();
    return query === "" ? "/members" : `/members?${query}`;
  },
  subscriptions({ view = "all", search = "" }: { view?: string; search?: string } = {}) {
    const query = new URLSearchParams({
      ...(view !== "all" && { view }),
      ...(search !== "" && { search }),
    }).toString();
    return query === "" ? "/subscriptions" : `/subscriptions?${query}`;
  },
  subscription: (id: number) => `/subscriptions/${id}`,
  sellingPlans: "/subscriptions/plans",
  seasonBoxes: "/subscriptions/boxes",
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
  displays: (tab?: string, page?: string) => ["/displays", tab, page].filter(Boolean).join("/"),
  banners: "/banners",
  promotions: "/promotions",
  popups: "/popups",
  /** 공정한 오픈. */
  waitingRooms: "/waiting-rooms",
  waitingRoom: (id: number) => `/waiting-rooms/${id}`,
  videos: "/videos",
  broadcasts: "/broadcasts",
  campaigns: "/messages/campaigns",
  campaign: (id: number) => `/messages/campaigns?id=${id}`,
  messageLog: (campaignId?: number) =>
    campaignId === undefined ? "/messages/log" : `/messages/log?campaign=${campaignId}`,
  messageTemplates: "/messages/templates",
  automaticMessages: "/messages/automatic",
  produceNotices: "/messages/produce",
  notices: "/texts/notices",
  faqs: "/texts/faqs",
  terms: "/texts/terms",
  textPages: "/texts/pages",
  stats: (tab: StatsTab = "sales") => (tab === "sales" ? "/stats" : `/stats/${tab}`),
  imports: "/imports",
  import: (id: number) => `/imports/${id}`,
  settings: (tab?: SettingsTab) => (tab === undefined ? "/settings" : `/settings/${tab}`),
  calendar: "/settings/calendar",
  health: "/health",
} as const;
