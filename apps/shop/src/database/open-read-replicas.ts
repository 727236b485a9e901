import { openReplicas } from "@todayfruit/api/db/replicas/open-replicas";
import { NO_REPLICAS, type Replicas } from "@todayfruit/api/db/replicas/replica-and-read-position-types";
import type { Settings } from "@todayfruit/api/env";
import { errorFields, type Log } from "@todayfruit/api/http/log";
import type { Metrics } from "@todayfruit/api/http/operations/log-and-measure-requests";
import type { Tracing } from "@todayfruit/api/http/operations/trace-requests";
import { registerReplicaGauges } from "@todayfruit/api/http/replica-reads/register-replica-gauges";
import type { DatabaseAddress } from "./open-and-migrate-database.ts";

/** Opens the configured replicas until the shop stops; none where DATABASE_READ_URL is empty. */
export function openReadReplicas(
  { DATABASE_READ_URL, DATABASE_POOL }: Pick<Settings, "DATABASE_READ_URL" | "DATABASE_POOL">,
  { directUrl, mode }: Pick<DatabaseAddress, "directUrl" | "mode">,
  { metrics, log, tracing }: { metrics: Metrics; log: Log; tracing: Tracing | null },
  opened: AsyncDisposableStack,
): Replicas {
  if (DATABASE_READ_URL === undefined) return NO_REPLICAS;
  const replicas = openReplicas({
    urls: DATABASE_READ_URL.split(",").map((url) => url.trim()),
    primaryUrl: directUrl,
    connections: DATABASE_POOL,
    mode,
    onStatement: () => metrics.statements.inc(),
    ...(tracing && { around: tracing.around }),
    onRead: (reader, target) => metrics.reads.inc({ reader, target }),
    onError: (error) => log.warn("replica failed", errorFields(error)),
    onChange: (replica, isUsable) =>
      log.info(isUsable ? "replica is read" : "replica is passed over", { replica }),
  });
  opened.defer(() => replicas.close());
  registerReplicaGauges(metrics.registry, () => replicas.states());
  return replicas;
}
