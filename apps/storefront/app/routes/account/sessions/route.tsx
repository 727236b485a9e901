import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { formatFullDate, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { variant } from "#variant/brand-settings.ts";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { MemberOnly } from "../../../features/accounts/member-only.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Badge } from "../../../ui/layout/badge.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import type { Route } from "./+types/route";

export const meta: Route.MetaFunction = () => [
  { title: `로그인한 기기 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

type DeviceSession = Reply<"GET /v1/app-users/sessions">["list"][number];

const SESSIONS_KEY = ["sessions"] as const;

export default function SessionsPage() {
  return <MemberOnly title="로그인한 기기">{() => <Sessions />}</MemberOnly>;
}

function Sessions() {
  const queries = useQueryClient();
  const sessions = useQuery({ queryKey: SESSIONS_KEY, queryFn: () => api("GET /v1/app-users/sessions") });
  const ending = useMutation({
    mutationFn: (id: string | "others") =>
      id === "others"
        ? api("DELETE /v1/app-users/sessions")
        : api("DELETE /v1/app-users/sessions/{id}", { path: { id } }),
    onSuccess: ({ ended }, id) =>
      showSnackbar(id === "others" ? `다른 기기 ${ended}대에서 로그아웃했어요` : "로그아웃했어요"),
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });

  if (sessions.isPending) return <RowsSkeleton name="로그인한 기기" />;
  if (sessions.data === undefined) {
    return <LoadFailed error={sessions.error} onRetry={() => void sessions.refetch()} />;
  }
  // The current device first, the others by last use.
  const list = sessions.data.list.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const hasOthers = list.some(({ isCurrent }) => !isCurrent);
  return (
    <section className="bg-surface px-gutter pt-2 pb-8" aria-label="로그인한 기기">
      <ul className="divide-y divide-line">
        {list.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            busy={ending.isPending && ending.variables === device.id}
            onEnd={() => ending.mutate(device.id)}
          />
        ))}
      </ul>
      {hasOthers ? (
        <Button
          block
          tone="outline"
          className="mt-4"
          busy={ending.isPending && ending.variables === "others"}
          onClick={() => ending.mutate("others")}
        >
          이 기기만 남기고 모두 로그아웃
        </Button>
      ) : (
        <p className="mt-2 text-label text-ink-3">다른 기기에서는 로그인하지 않았어요</p>
      )}
      <p className="mt-4 text-caption text-ink-3">모르는 기기가 있으면 로그아웃하고 비밀번호를 바꿔 주세요</p>
    </section>
  );
}

function DeviceRow({ device, busy, onEnd }: { device: DeviceSession; busy: boolean; onEnd(): void }) {
  return (
    <li className="flex min-h-18 items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1.5 font-semibold">
          {device.device}
          {device.isCurrent && <Badge tone="brand">지금 이 기기</Badge>}
        </p>
        <p className="mt-0.5 text-caption text-ink-3 tabular">마지막 사용 {when(device.lastSeenAt)}</p>
      </div>
      {!device.isCurrent && (
        <Button
          tone="outline"
          size="xs"
          busy={busy}
          onClick={onEnd}
          aria-label={`${device.device}, ${when(device.lastSeenAt)} 로그아웃`}
        >
          로그아웃
        </Button>
      )}
    </li>
  );
}

function when(at: string): string {
  return `${formatFullDate(kstDateOf(at))} ${kstTimeOf(at)}`;
}
