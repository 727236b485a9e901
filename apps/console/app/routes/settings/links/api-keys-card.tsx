import { permissionTitle } from "@todayfruit/domain/operators/permission-title";
import { useState } from "react";
import { StepUpDialog } from "../../../features/step-up/step-up-dialog.tsx";
import { useStepUpProof } from "../../../features/step-up/use-step-up-proof.ts";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { SecretDialog } from "../../../ui/feedback/secret-dialog.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { shortDay } from "../../../ui/format-dates-and-durations.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { ApiKeyDialog } from "./api-key-dialog.tsx";
import { type ApiKey, OVERLAP_HOURS, useApiKeys, useChangeApiKeys } from "./use-read-and-change-api-keys.ts";

/** API keys with their permissions and last use; a secret is shown once. */
export function ApiKeysCard() {
  const { data, error, refetch } = useApiKeys();
  const stepUp = useStepUpProof();
  const { rotate, revoke } = useChangeApiKeys();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const showSecret = ({ secret: shown }: { secret: string }) => {
    setAdding(false);
    setSecret(shown);
  };
  return (
    <Card
      title="API 키"
      aside={
        <Button tone="tint" onClick={() => stepUp.begin(() => setAdding(true))}>
          키 만들기
        </Button>
      }
    >
      {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={3} />}
      {data?.list.length === 0 && <p className="text-ink-3">아직 만든 키가 없어요</p>}
      <ul className="flex flex-col gap-3">
        {data?.list.map((key) => (
          <li key={key.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <div className="min-w-40 flex-1">
              <b className="font-semibold">{key.name}</b>
              <p className="text-micro text-ink-3">
                {key.permissions.map(permissionTitle).join(", ")} · {usageText(key)}
              </p>
            </div>
            {key.revokedAt ? (
              <Badge tone="neutral">폐기함</Badge>
            ) : (
              <>
                <Button
                  size="sm"
                  aria-label={`${key.name} 비밀값 바꾸기`}
                  onClick={() => stepUp.begin(() => rotate.mutate(key, { onSuccess: showSecret }))}
                >
                  비밀값 바꾸기
                </Button>
                <Button
                  size="sm"
                  tone="danger"
                  aria-label={`${key.name} 폐기하기`}
                  onClick={() => stepUp.begin(() => revoke.mutate(key))}
                >
                  폐기하기
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {stepUp.isAsking && <StepUpDialog onProved={stepUp.proved} onClose={stepUp.leave} />}
      {isAdding && <ApiKeyDialog onMade={showSecret} onClose={() => setAdding(false)} />}
      {secret !== null && (
        <SecretDialog
          title="새 API 키"
          note={`지금 한 번만 보여요. 바꾼 키라면 앞의 것은 ${OVERLAP_HOURS}시간 뒤에 못 써요`}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </Card>
  );
}

function usageText({ lastUsedAt, secrets }: ApiKey): string {
  const hint = secrets[0]?.hint ?? "";
  return `…${hint} · ${lastUsedAt === null ? "아직 쓰지 않았어요" : `${shortDay(lastUsedAt)}에 썼어요`}`;
}
