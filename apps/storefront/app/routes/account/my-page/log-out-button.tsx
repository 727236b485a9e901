import { useMutation } from "@tanstack/react-query";
import { useSession } from "../../../session/session-provider.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

/** 로그아웃 button: ends the session and shows a message. */
export function LogOutButton() {
  const session = useSession();
  const leaving = useMutation({
    mutationFn: () => session.signOut(),
    onSuccess: () => showSnackbar("로그아웃했어요"),
  });
  return (
    <p className="pt-4 pb-8 text-center">
      <button
        className="inline-flex min-h-11 items-center px-4 text-label font-medium text-ink-3"
        type="button"
        disabled={leaving.isPending}
        onClick={() => leaving.mutate()}
      >
        로그아웃
      </button>
    </p>
  );
}
