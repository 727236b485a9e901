/** Every address of the shop, typed. Pages are bound to these in `routes.ts`. */
export const paths = {
  home: "/",
  categoryList: "/category-list",
  /** @param slug one of the page slugs: fruit, vegetable, fish, meat, food */
  category: (slug: string, subCategoryId?: number) =>
    subCategoryId === undefined ? `/category/${slug}` : `/category/${slug}?sub=${subCategoryId}`,
  best: "/best",
  search: "/search",
  searchResults: (query: string) => `/search?q=${encodeURIComponent(query)}`,
  product: (id: number) => `/products/${id}`,
  productReviews: (id: number) => `/products/${id}/reviews`,
  productPhotoReviews: (id: number) => `/products/${id}/photo-reviews`,
  productQuestions: (id: number) => `/products/${id}/questions`,
  displayGroup: (id: number) => `/display-groups/${id}`,
  funding: "/funding",
  videos: "/video",
  player: (id: number) => `/player/${id}`,
  notices: "/notices",

  cart: "/cart",
  checkout: (id: number | string) => `/checkout/${id}`,
  giftSend: (id: number | string) => `/gifts/send/${id}`,
  paymentResult: (id: number | string) => `/payment/result/${id}`,
  orders: "/orders",
  order: (id: number | string) => `/orders/${id}`,
  guestOrders: "/guest-orders",
  gifts: "/gifts",
  gift: (id: number | string) => `/gifts/${id}`,

  my: "/my-todayfruit",
  grade: "/my-todayfruit/grade",
  profile: "/my-todayfruit/profile",
  addresses: "/my-todayfruit/addresses",
  myReviews: "/my-todayfruit/reviews",
  notifications: "/notifications",

  /** @param next where to go back to once signed in; an address inside the shop */
  login: (next?: string) => (next === undefined ? "/login" : `/login?next=${encodeURIComponent(next)}`),
  register: (next?: string) =>
    next === undefined ? "/register" : `/register?next=${encodeURIComponent(next)}`,
  terms: "/terms",
  privacy: "/terms/privacy",
  openSource: "/terms/open-source",
} as const;
