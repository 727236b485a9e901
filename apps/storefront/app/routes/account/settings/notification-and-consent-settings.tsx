import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Input } from "@todayfruit/contract/all-calls";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { NightConsentQuestion } from "../../../features/accounts/night-consent-question.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { ConsentList } from "./consent-list.tsx";
import type { MemberSettings } from "./member-settings-types.ts";
import { PushRow } from "./push-row.tsx";
import { writeConsentChangesNotice } from "./write-consent-changes-notice.ts";

type Change = Input<"PUT /v1/app-users/settings">["body"];

/** Fragment that a reminder of the consents links to: `/settings#advertising`. */
const ADVERTISING_ANCHOR = "advertising";
const SETTINGS_KEY = ["settings"] as const;

/** 알림과 수신 동의: each change is saved immediately; advertising consents are confirmed with their date. */
export function NotificationAndConsentSettings() {
  const queries = useQueryClient();
  const [asksForNight, setAsksForNight] = useState(false);
  const settings = useQuery({ queryKey: SETTINGS_KEY, queryFn: () => api("GET /v1/app-users/settings") });
  const change = useMutation({
    mutationFn: (body: Change) => api("PUT /v1/app-users/settings", { body }),
    onMutate: async (body) => {
      await queries.cancelQueries({ queryKey: SETTINGS_KEY });
      const before = queries.getQueryData<MemberSettings>(SETTINGS_KEY);
      queries.setQueryData<MemberSettings>(SETTINGS_KEY, (now) => now && { ...now, ...body });
      return { before };
    },
    onSuccess: (after, _body, { before }) => {
      queries.setQueryData(SETTINGS_KEY, after);
      const said = writeConsentChangesNotice(before?.consents ?? [], after.consents);
      if (said) showSnackbar(said, { tone: "success" });
    },
    onError: (error, _body, context) => {
      queries.setQueryData(SETTINGS_KEY, context?.before);
      showSnackbar(extractErrorText(error), { tone: "failure" });
    },
  });

  const { hash } = useLocation();
  const isThere = settings.isSuccess;
  useEffect(() => {
    // Scrolls to the fragment, which did not exist yet when the browser looked for it.
    if (isThere && hash === `#${ADVERTISING_ANCHOR}`)
      document.getElementById(ADVERTISING_ANCHOR)?.scrollIntoView();
  }, [isThere, hash]);

  if (settings.isPending) return <RowsSkeleton name="알림" />;
  if (settings.data === undefined)
    return <LoadFailed error={settings.error} onRetry={() => void settings.refetch()} />;
  const now = settings.data;
  return (
    <>
      <Panel title="알림">
        <PushRow />
        <Row
          title="주문·배송 알림"
          note="출고, 지연과 도착 소식. 결제, 입금과 환불은 늘 알려드려요"
          on={now.orderDeliveryAlarm}
          onChange={(orderDeliveryAlarm) => change.mutate({ orderDeliveryAlarm })}
        />
        <Row
          title="상담 답변 알림"
          note="문의에 답이 오면"
          on={now.clientCenterReplyAlarm}
          onChange={(clientCenterReplyAlarm) => change.mutate({ clientCenterReplyAlarm })}
        />
      </Panel>
      <Panel title="광고성 정보 수신" anchor={ADVERTISING_ANCHOR}>
        <Row
          title="혜택 알림"
          note="쿠폰과 특가 소식"
          on={now.advertisingAlarm}
          onChange={(advertisingAlarm) => {
            change.mutate({ advertisingAlarm });
            if (advertisingAlarm) setAsksForNight(true);
          }}
        />
        {now.advertisingAlarm && (
          <Row
            title="밤에도 받기"
            note="밤 9시부터 아침 8시 사이"
            on={now.nightAlarm}
            onChange={(nightAlarm) => change.mutate({ nightAlarm })}
          />
        )}
        <Row
          title="행사 소식"
          note="이벤트와 기획전 안내"
          on={now.advertisingPromotion}
          onChange={(advertisingPromotion) => change.mutate({ advertisingPromotion })}
        />
        <ConsentList consents={now.consents} />
      </Panel>
      <NightConsentQuestion
        open={asksForNight}
        onAnswer={(nightAlarm) => {
          setAsksForNight(false);
          if (nightAlarm) change.mutate({ nightAlarm });
        }}
      />
    </>
  );
}

type RowProps = {
  title: string;
  note: ReactNode;
  on: boolean;
  onChange(on: boolean): void;
};

function Row({ title, note, on, onChange }: RowProps) {
  return (
    <div className="[&>label]:flex [&>label]:w-full">
      <Switch on={on} onChange={onChange}>
        <span className="-order-1 flex-1 py-3">
          <span className="block text-body1 font-medium text-ink">{title}</span>
          <span className="block text-caption text-ink-3">{note}</span>
        </span>
      </Switch>
    </div>
  );
}
