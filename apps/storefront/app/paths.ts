/** Typed paths of every page; `routes.ts` binds the pages to them. */
export const paths = {
  home: "/",
  /** Tab of the home page and its sub-tab, by key. */
  homeTab: (key: string, subTab?: string) =>
    subTab === undefined ? `/?tab=${key}` : `/?tab=${key}&sub=${subTab}`,
  categoryList: "/category-list",
  /** @param slug page slug: fruit, vegetable, fish, meat or food */
  category: (slug: string, subCategoryId?: number) =>
    subCategoryId === undefined ? `/category/${slug}` : `/category/${slug}?sub=${subCategoryId}`,
  search: "/search",
  searchResults: (query: string) => `/search?q=${encodeURIComponent(query)}`,
  product: (id: number) => `/products/${id}`,
  /** A product that a video shows; the link credits an order to the video. */
  productOfVideo: (id: number, videoId: number) => `/products/${id}?video=${videoId}`,
  /** Page of the farm that ships a product. */
  farm: (id: number) => `/farms/${id}`,
  /** Waiting room of an announced opening. */
  waitingRoom: (id: number) => `/waiting-rooms/${id}`,
  /** A section of a product page. */
  productSection: (id: number, section: "reviews" | "questions") => `/products/${id}#${section}`,
  /**
   * All reviews of a product.
   *
   * @param order value of the call's `orderBy`
   */
  reviews: (id: number, { order, photo }: { order?: string; photo?: boolean } = {}) => {
    const query = new URLSearchParams({ ...(order && { order }), ...(photo && { photo: "true" }) });
    return `/products/${id}/reviews${query.size > 0 ? `?${query}` : ""}`;
  },
  photoReviews: (id: number) => `/products/${id}/photos`,
  /** All questions about a product. */
  questions: (id: number) => `/products/${id}/questions`,
  videos: "/video",
  player: (id: number) => `/player/${id}`,
  /** A video as it is shared; the link credits an order to it. */
  sharedPlayer: (id: number) => `/player/${id}?video=${id}`,
  notices: "/notices",
  /** A notice in the list of notices. */
  notice: (id: number) => `/notices#notice-${id}`,
  /** Page of text that operators write. */
  page: (slug: string) => `/pages/${slug}`,
  /** 자주 묻는 질문. */
  faq: "/faq",
  best: "/best",
  wholesale: "/wholesale",
  display: (id: number) => `/displays/${id}`,
  productGroup: (code: string) => `/product-groups/${code}`,

  cart: "/cart",
  checkout: (id: number | string) => `/checkout/${id}`,
  paymentResult: (id: number | string) => `/payment/result/${id}`,
  /**
   * Gift group that was sent.
   *
   * @param id `giftGroupId`
   */
  sentGift: (id: number) => `/gifts/${id}`,
  orders: "/orders",
  /** Orders with a product in a status; a value of the list's filter. */
  ordersIn: (status: string) => `/orders?status=${status}`,
  order: (id: number | string) => `/orders/${id}`,
  /** Delivery address, parcels and amounts of an order. */
  orderAddress: (id: number) => `/orders/${id}#address`,
  orderTracking: (id: number) => `/orders/${id}#tracking`,
  orderAmounts: (id: number) => `/orders/${id}#amounts`,
  /** Progress of a return or exchange. */
  return: (orderId: number, claimId: number) => `/orders/${orderId}/returns/${claimId}`,
  /**
   * Request to return or exchange a product.
   *
   * @param productId `orderItemProducts[].id`
   */
  returnRequest: (orderId: number, productId: number) => `/orders/${orderId}/claims/${productId}`,
  /** Gift box: gifts received, and gifts sent. */
  gifts: "/gifts",
  sentGifts: "/gifts?tab=sent",
  /** @param uuid secret of the gift's link */
  receivedGift: (uuid: string) => `/gift/${uuid}`,
  /** Orders without an account, by name, number and code. */
  guestOrders: "/guest-orders",

  my: "/my-todayfruit",
  notifications: "/notifications",
  favorites: "/favorites",
  openingAlarms: "/opening-alarms",
  /** 최근 본 상품. */
  recent: "/recent",
  /** 늘 사던 것. */
  repeatPurchases: "/repeat-purchases",
  /** 정기배송. */
  subscriptions: "/subscriptions",

  /** @param next path in the shop to return to after the login */
  login: (next?: string) => (next === undefined ? "/login" : `/login?next=${encodeURIComponent(next)}`),
  register: (next?: string) =>
    next === undefined ? "/register" : `/register?next=${encodeURIComponent(next)}`,
  /** Registration with a provider account, which is kept in the tab. */
  registerSocially: "/register?social",
  /** Login by password to link a provider account. */
  loginToLink: (next: string) => `/login?link&next=${encodeURIComponent(next)}`,
  /** Return path of Kakao and Naver, as the specification names it. */
  socialReturn: "/kakao-popup",
  passwordReset: "/password-reset",
  findEmail: "/find-email",
  profile: "/profile",
  refundAccount: "/profile#refund-account",
  addresses: "/addresses",
  newAddress: "/addresses/new",
  address: (id: number) => `/addresses/${id}`,
  /** Grade and points. */
  grade: "/grade",
  coupons: "/coupons",
  /** Products to review, and the member's reviews. */
  myReviews: "/my-reviews",
  myWrittenReviews: "/my-reviews?tab=written",
  /** @param productId `orderItemProducts[].id` */
  writeReview: (productId: number) => `/my-reviews/write/${productId}`,
  editReview: (id: number) => `/my-reviews/${id}`,
  myQuestions: "/my-questions",
  /** Inquiries to the shop, after the frequent questions. */
  inquiries: "/inquiries",
  inquiry: (id: number) => `/inquiries/${id}`,
  /** @param orderProductId `orderItemProducts[].id` that it is about, of the order */
  newInquiry: (orderProductId?: number, orderId?: number) =>
    orderProductId === undefined || orderId === undefined
      ? "/inquiries/new"
      : `/inquiries/new?product=${orderProductId}&order=${orderId}`,
  sessions: "/sessions",
  /** 내 정보 기록. */
  privacyLog: "/privacy-log",
  cards: "/cards",
  settings: "/settings",
  leave: "/leave",
  terms: "/terms",
  privacy: "/terms/privacy",
  /** 고객센터. */
  support: "/support",

  noticesRss: "/notices.rss",
  sitemap: "/sitemap.xml",
  sitemapPages: "/sitemaps/pages",
  sitemapProducts: (firstId: number) => `/sitemaps/products/${firstId}`,
} as const;
