import { useMutation, useQueryClient } from "@tanstack/react-query";
import LogOut from "lucide-react/icons/log-out";
import { useNavigate } from "react-router";
import { paths } from "../paths.ts";
import { logOut } from "../session/log-in-and-out.ts";
import { useMe } from "../session/use-me.ts";
import { toasts } from "../ui/feedback/toast-store.ts";

/** The operator of this session, and the way out. */
export function LoggedInOperatorRow() {
  const { me } = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: logOut,
    onSuccess: async () => {
      await navigate(paths.login());
      client.clear();
    },
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
  });
  return (
    <div className="mt-auto flex items-center gap-2 pt-2.5">
      <span
        className="grid size-7 flex-none place-items-center rounded-full bg-brand-tint-2 text-micro font-bold text-brand-strong"
        aria-hidden
      >
        {me.name.slice(0, 1)}
      </span>
      <span className="min-w-0 max-wide:sr-only">
        <b className="block truncate font-semibold">{me.name}</b>
        <span className="block truncate text-micro text-ink-3">{me.email}</span>
      </span>
      <button
        type="button"
        className="ml-auto grid size-8 flex-none place-items-center rounded-control text-ink-2 hover:bg-line"
        aria-label="로그아웃"
        title="로그아웃"
        onClick={() => leave.mutate()}
      >
        <LogOut aria-hidden />
      </button>
    </div>
  );
}
