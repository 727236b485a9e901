import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { paths } from "../../../paths.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { Button } from "../../../ui/form/button.tsx";
import {
  type AccountChange,
  type AccountChangeText,
  changeKey,
  instantText,
  undoAccountChangeTexts,
} from "./undo-account-change-texts.ts";

/** Describes the change, its time and the former value, with the button that undoes it. */
export function AccountChangeWithUndoButton({ token, change }: { token: string; change: AccountChange }) {
  const queries = useQueryClient();
  const session = useSession();
  const words = undoAccountChangeTexts[change.kind];
  const undo = useMutation({
    mutationFn: () => api("POST /v1/account-changes/{token}/undo", { path: { token } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: changeKey(token) });
      // The visitor may be signed in as this member, and the undo ends all sessions.
      await session.restart();
    },
    onError: (error) => {
      const code = refusalCodeOf(error);
      if (code === "UNDO_DONE" || code === "UNDO_LINK_NOT_FOUND") {
        void queries.invalidateQueries({ queryKey: changeKey(token) });
      }
    },
  });
  return (
    <section className="px-gutter pt-7 pb-10">
      <h1 className="text-title1 font-bold tracking-tight">{words.title}</h1>
      <p className="mt-2 text-body2 text-ink-2">직접 하지 않았다면 아래에서 되돌려 주세요</p>
      <dl className="mt-6 divide-y divide-line rounded-md bg-sunken px-4 text-body2">
        <Row name="바뀐 때">{instantText(change.changedAt)}</Row>
        {words.former !== undefined && <Row name={words.former}>{change.former ?? "없었어요"}</Row>}
        <Row name="되돌릴 기한">{`${instantText(change.expiresAt)}까지`}</Row>
      </dl>
      <h2 className="mt-7 text-body1 font-bold">버튼을 누르면</h2>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-body2 text-ink-2">
        {stepsOf(words, change.former).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <div className="mt-5 empty:hidden" role="alert">
        {undo.isError && <p className="text-label text-danger">{extractErrorText(undo.error)}</p>}
      </div>
      <Button block size="lg" className="mt-6" busy={undo.isPending} onClick={() => undo.mutate()}>
        {words.button}
      </Button>
      <p className="mt-5 text-label text-ink-3">
        직접 바꾼 것이라면 아무것도 하지 않아도 돼요. 궁금한 점은{" "}
        <Link className="font-semibold text-brand-ink underline underline-offset-3" to={paths.support}>
          고객센터
        </Link>
        에 물어봐 주세요
      </p>
    </section>
  );
}

/** Effects of the button, in order. */
function stepsOf({ steps, instead }: AccountChangeText, former: string | null): readonly string[] {
  return former === null && instead !== undefined ? [instead, ...steps.slice(1)] : steps;
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-3">
      <dt className="text-ink-3">{name}</dt>
      <dd className="font-semibold break-all tabular">{children}</dd>
    </div>
  );
}
