import type { ReactNode } from "react";
import { ErrorScreen } from "../../frame/error-screen.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";

type Asked<T> = { data: T | undefined; error: Error | null; refetch(): unknown; isPlaceholderData: boolean };

/** Report once it has come, its skeleton before, and its failure with a retry. */
export function StatsQueryBoundary<T>({
  asked,
  children,
}: {
  asked: Asked<T>;
  children(data: T): ReactNode;
}) {
  const { data, error, refetch, isPlaceholderData } = asked;
  if (error && data === undefined) return <ErrorScreen error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <RowsSkeleton rows={10} />;
  return <div aria-busy={isPlaceholderData || undefined}>{children(data)}</div>;
}
