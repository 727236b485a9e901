/** Every address of the console. */
export const paths = {
  today: "/",
  login: (next?: string) => (next && next !== "/" ? `/login?next=${encodeURIComponent(next)}` : "/login"),
  password: "/password",
  orders: (view?: string) => (view ? `/orders?view=${encodeURIComponent(view)}` : "/orders"),
  order: (id: number) => `/orders/${id}`,
} as const;
