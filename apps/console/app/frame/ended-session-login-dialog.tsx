import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { useQueryClient } from "@tanstack/react-query";
import { LoginForm } from "../features/login/login-form.tsx";
import { paths } from "../paths.ts";
import { type Me, meQuery } from "../session/use-me.ts";

/**
 * Login above the screen of a session that ended elsewhere: the screen stays as it is below, so nothing that was typed is
 * lost. Another operator who logs in begins at the first screen.
 */
export function EndedSessionLoginDialog({ me }: { me: Me }) {
  const client = useQueryClient();
  const goOn = async () => {
    const { id, mustChangePassword } = await client.fetchQuery({ ...meQuery, staleTime: 0 });
    if (id !== me.id || mustChangePassword) return location.assign(paths.today);
    await client.invalidateQueries();
  };
  return (
    <BaseDialog.Root open>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-snackbar/80" />
        <BaseDialog.Popup className="fixed top-[9vh] left-1/2 z-40 max-h-4/5 w-104 max-w-[calc(100%-32px)] -translate-x-1/2 overflow-auto rounded-dialog bg-surface p-5 shadow-pop outline-none">
          <BaseDialog.Title className="mb-1 text-form font-bold">로그인이 끝났어요</BaseDialog.Title>
          <BaseDialog.Description className="mb-4 text-ink-2">
            쓰던 것은 그대로 있어요. 다시 들어오면 이어서 할 수 있어요
          </BaseDialog.Description>
          <LoginForm email={me.email} onLoggedIn={goOn} />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
