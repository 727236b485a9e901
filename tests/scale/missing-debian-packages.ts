import { existsSync } from "node:fs";
import path from "node:path";

/** Folder of PostgreSQL's programs in Debian. */
export const POSTGRES_PROGRAMS = "/usr/lib/postgresql/15/bin";

/** Debian package of each program that a cluster is made of. */
const PACKAGES: Readonly<Record<string, string>> = {
  "/usr/bin/etcd": "etcd-server",
  "/usr/bin/patroni": "patroni",
  "/usr/sbin/haproxy": "haproxy",
  "/usr/sbin/nginx": "nginx-light",
  "/usr/sbin/pgbouncer": "pgbouncer",
  "/usr/sbin/varnishd": "varnish",
  [path.join(POSTGRES_PROGRAMS, "postgres")]: "postgresql-15",
};

/** Lists the Debian packages whose programs are missing on this machine. */
export function missingDebianPackages(): string[] {
  return Object.entries(PACKAGES).flatMap(([program, name]) => (existsSync(program) ? [] : [name]));
}
