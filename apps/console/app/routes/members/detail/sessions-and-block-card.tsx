import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../api/console-api.ts";
import { useMe } from "../../../session/use-me.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import { Button } from "../../../ui/form/button.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { Card } from "../../../ui/layout/card.tsx";
import type { Member } from "./use-member.ts";
import { useSetBlockAndGrade } from "./use-set-block-and-grade.ts";

/** Devices on which a member is logged in; all of them are logged out at once, or the member is blocked. */
export function SessionsAndBlockCard({ member }: { member: Member }) {
  const { may } = useMe();
  const client = useQueryClient();
  const change = useSetBlockAndGrade(member);
  const denied = may("members.edit") ? null : "회원을 고칠 권한이 없어요";
  const end = useMutation({
    mutationFn: () =>
      callApi(
        "POST /operator/v1/members/{id}/sessions/end",
        { path: { id: member.id }, body: { reason: "로그인 모두 끝내기" } },
        crypto.randomUUID(),
      ),
    onSuccess: ({ ended }) => toasts.show({ text: `로그인 ${ended}개를 끝냈어요` }),
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ["members"] }),
  });
  return (
    <Card
      title="로그인"
      foot={
        <>
          <Button
            size="sm"
            busy={end.isPending}
            denied={denied ?? (member.sessions.length === 0 ? "로그인한 기기가 없어요" : null)}
            onClick={() => end.mutate()}
          >
            모두 내보내기
          </Button>
          <Button
            size="sm"
            tone={member.isBlocked ? "outline" : "danger"}
            busy={change.isPending}
            denied={denied}
            onClick={() =>
              change.mutate(
                member.isBlocked
                  ? { set: { isBlocked: false }, reason: "막기 풀기", done: "막은 것을 풀었어요" }
                  : {
                      set: { isBlocked: true },
                      reason: "막기",
                      done: "막았어요. 주문과 후기를 할 수 없어요",
                    },
              )
            }
          >
            {member.isBlocked ? "막기 풀기" : "막기"}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-2">
        {member.sessions.map(({ id, device, lastSeenAt }) => (
          <li key={id} className="flex gap-2">
            <span className="min-w-0 flex-1 truncate">{device}</span>
            <span className="number text-ink-3">{instantText(lastSeenAt, Date.now())}</span>
          </li>
        ))}
      </ul>
      {member.sessions.length === 0 && <p className="text-ink-3">로그인한 기기가 없어요</p>}
    </Card>
  );
}
