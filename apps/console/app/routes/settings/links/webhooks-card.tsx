import { useState } from "react";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { SecretDialog } from "../../../ui/feedback/secret-dialog.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { NewWebhookDialog } from "./new-webhook-dialog.tsx";
import { SECRET_OVERLAP_HOURS, useChangeWebhooks, useWebhooks } from "./use-manage-webhooks.ts";

/** Addresses that are told what happened: their events, whether they answer, a secret, and a try. */
export function WebhooksCard() {
  const { data, error, refetch } = useWebhooks();
  const { turn, renewSecret, test } = useChangeWebhooks();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Card
      title="웹훅"
      aside={
        <Button tone="tint" onClick={() => setAdding(true)}>
          주소 더하기
        </Button>
      }
    >
      {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={3} />}
      {data?.list.length === 0 && <p className="text-ink-3">아직 알려 줄 주소가 없어요</p>}
      <ul className="flex flex-col gap-3">
        {data?.list.map((endpoint) => (
          <li key={endpoint.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <div className="min-w-40 flex-1">
              <b className="block font-semibold break-all">{endpoint.url}</b>
              <p className="text-micro text-ink-3">
                {endpoint.description || "설명 없음"} · {endpoint.events.length}가지 사건
              </p>
            </div>
            {!endpoint.hasSecret && <Badge tone="warning">비밀값 없음</Badge>}
            {endpoint.disabledFor && (
              <Badge tone="danger">
                {endpoint.disabledFor === "gone" ? "주소가 없어져 멈춤" : "받지 않아 멈춤"}
              </Badge>
            )}
            <Button
              size="sm"
              busy={renewSecret.isPending}
              aria-label={`${endpoint.url} 비밀값 만들기`}
              onClick={() => renewSecret.mutate(endpoint, { onSuccess: (made) => setSecret(made.secret) })}
            >
              비밀값 만들기
            </Button>
            <Button
              size="sm"
              busy={test.isPending}
              denied={endpoint.hasSecret ? null : "비밀값을 먼저 만들어 주세요"}
              aria-label={`${endpoint.url} 시험하기`}
              onClick={() => test.mutate(endpoint)}
            >
              시험하기
            </Button>
            <Switch
              label={`${endpoint.url} 보내기`}
              isOn={endpoint.isEnabled}
              isHeld={turn.isPending}
              onChange={() => turn.mutate(endpoint)}
            />
          </li>
        ))}
      </ul>
      {isAdding && <NewWebhookDialog onClose={() => setAdding(false)} />}
      {secret !== null && (
        <SecretDialog
          title="웹훅에 서명하는 비밀값"
          note={`지금 한 번만 보여요. 앞의 것은 ${SECRET_OVERLAP_HOURS}시간 동안 함께 서명해요`}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </Card>
  );
}
