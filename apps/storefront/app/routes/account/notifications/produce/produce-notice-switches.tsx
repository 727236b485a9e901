import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Input, Reply } from "@todayfruit/contract/all-calls";
import X from "lucide-react/icons/x";
import { api } from "../../../../api/browser-api.ts";
import { extractErrorText } from "../../../../api/extract-error-text.ts";
import { LoadFailed } from "../../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../../ui/feedback/rows-skeleton.tsx";
import { chipClass } from "../../../../ui/form/chip.tsx";
import { Switch } from "../../../../ui/form/switch.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { PRODUCE_NOTICE_SETTINGS_QUERY_KEY } from "./produce-notice-settings-query-key.ts";

type Settings = Reply<"GET /v1/app-users/produce-notices/settings">;
type Change = Input<"PUT /v1/app-users/produce-notices/settings">["body"];

const SWITCHES = [
  { key: "ripe", title: "후숙 알림", note: "먹기 좋은 날을 알려드려요" },
  { key: "storage", title: "보관 알림", note: "받은 날, 오래 두는 법을 알려드려요" },
  { key: "discard", title: "버리기 전 알림", note: "기한 이틀 전에 알려드려요" },
] as const;

/** Switches of the three notices, saved at once, and the kinds of produce that are switched off. */
export function ProduceNoticeSwitches() {
  const queries = useQueryClient();
  const settings = useQuery({
    queryKey: PRODUCE_NOTICE_SETTINGS_QUERY_KEY,
    queryFn: () => api("GET /v1/app-users/produce-notices/settings"),
  });
  const put = (now: Settings | undefined) => queries.setQueryData(PRODUCE_NOTICE_SETTINGS_QUERY_KEY, now);
  const change = useMutation({
    mutationFn: (body: Change) => api("PUT /v1/app-users/produce-notices/settings", { body }),
    onMutate: async (body) => {
      await queries.cancelQueries({ queryKey: PRODUCE_NOTICE_SETTINGS_QUERY_KEY });
      const before = queries.getQueryData<Settings>(PRODUCE_NOTICE_SETTINGS_QUERY_KEY);
      put(before && { ...before, ...body });
      return { before };
    },
    onSuccess: put,
    onError: (error, _body, context) => {
      put(context?.before);
      showSnackbar(extractErrorText(error), { tone: "failure" });
    },
  });
  const turnOn = useMutation({
    mutationFn: ({ kind }: Settings["off"][number]) =>
      api("DELETE /v1/app-users/produce-notices/off/{kind}", { path: { kind } }),
    onSuccess: async (after, { name }) => {
      put(after);
      showSnackbar(`${name} 알림을 다시 켰어요`, { tone: "success" });
      await queries.invalidateQueries({ queryKey: ["notifications", "orderList"] });
    },
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
  });
  if (settings.isPending) return <RowsSkeleton name="후숙·보관 알림" />;
  if (settings.data === undefined)
    return <LoadFailed error={settings.error} onRetry={() => void settings.refetch()} />;
  const { off } = settings.data;
  return (
    <>
      <div className="mt-3">
        {SWITCHES.map(({ key, title, note }) => (
          <div key={key} className="[&>label]:flex [&>label]:w-full">
            <Switch on={settings.data[key]} onChange={(on) => change.mutate({ [key]: on })}>
              <span className="-order-1 flex-1 py-3">
                <span className="block text-body1 font-semibold text-ink">{title}</span>
                <span className="block text-caption text-ink-3">{note}</span>
              </span>
            </Switch>
          </div>
        ))}
      </div>
      {off.length > 0 && (
        <section aria-labelledby="produce-off">
          <h3 id="produce-off" className="mt-4 text-label font-semibold text-ink-2">
            끈 과일
          </h3>
          <ul className="mt-2 flex flex-wrap gap-x-2 gap-y-2.5">
            {off.map((each) => (
              <li key={each.kind}>
                <button
                  type="button"
                  className={chipClass(false)}
                  aria-label={`${each.name} 다시 켜기`}
                  disabled={turnOn.isPending}
                  onClick={() => turnOn.mutate(each)}
                >
                  {each.name}
                  <X className="size-3.5" aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
