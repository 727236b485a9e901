/**
 * Returns the address of another database on the same server.
 *
 * @example withDatabase("postgres://me@127.0.0.1:5432/shop?host=/run/pg", "test")
 *   // "postgres://me@127.0.0.1:5432/test?host=/run/pg"
 */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/**
 * Returns the address of the same database for another role.
 *
 * @example withRole("postgres://owner:a@db/shop", { name: "todayfruit_app", password: "b" })
 *   // "postgres://todayfruit_app:b@db/shop"
 */
export function withRole(url: string, { name, password }: { name: string; password: string }): string {
  const other = new URL(url);
  other.username = encodeURIComponent(name);
  other.password = encodeURIComponent(password);
  return other.href;
}

/** @example roleOf("postgres://todayfruit_app:b@db/shop") // { name: "todayfruit_app", password: "b" } */
export function roleOf(url: string): { name: string; password: string } {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}
