import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { HomeEditor } from "./home-editor.tsx";
import { useStoredHomeRecords } from "./use-stored-home-records.ts";

export const meta = () => [{ title: "진열 · 오늘의과일 운영" }];

/** The home of the shop, once it is read. */
export default function HomePage() {
  const { data, error, refetch } = useStoredHomeRecords();
  if (error && !data) return <ErrorScreen error={error} onRetry={() => void refetch()} />;
  return data ? <HomeEditor home={data} /> : <RowsSkeleton rows={10} />;
}
