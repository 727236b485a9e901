/**
 * The same server, another database.
 *
 * @example withDatabase("postgres://me@127.0.0.1:5432/shop?host=/run/pg", "test")
 *   // "postgres://me@127.0.0.1:5432/test?host=/run/pg"
 */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
