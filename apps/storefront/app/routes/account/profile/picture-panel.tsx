import { useMutation, useQueryClient } from "@tanstack/react-query";
import Camera from "lucide-react/icons/camera";
import { api, apiWith } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { MemberPicture } from "../../../features/accounts/member-picture.tsx";
import type { User } from "../../../session/restore-or-begin-session.ts";
import { USER_QUERY_KEY, useSession } from "../../../session/session-provider.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

/** Timeout of an upload in ms; a large picture on a slow network takes long. */
const LONGEST = 120_000;

/** Profile picture: chosen, uploaded at once and shown; removed on request. */
export function PicturePanel({ user }: { user: User }) {
  const queries = useQueryClient();
  const session = useSession();
  const change = useMutation({
    mutationFn: async (file: File | null) => {
      if (file === null) return api("DELETE /v1/app-users/profile-image");
      const body = new Uint8Array(await file.arrayBuffer());
      const { path } = await apiWith({ timeout: LONGEST })("POST /v1/app-users/images", { body });
      return api("PUT /v1/app-users/profile-image", { body: { path } });
    },
    onSuccess: async (after, file) => {
      queries.setQueryData(USER_QUERY_KEY, after);
      showSnackbar(file === null ? "사진을 지웠어요" : "사진을 바꿨어요", { tone: "success" });
      await session.restart();
    },
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
  });
  const hasPicture = user.profileImageUrl !== null;
  return (
    <section className="bg-surface px-gutter pt-6 pb-4 text-center" aria-label="프로필 사진">
      <label
        className="relative inline-block cursor-pointer rounded-full has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        aria-busy={change.isPending || undefined}
      >
        <MemberPicture path={user.profileImageUrl} size={88} />
        <span className="absolute -right-1 -bottom-1 grid size-9 place-items-center rounded-full bg-ink text-canvas ring-2 ring-surface">
          {change.isPending ? (
            <span className="spinner spinner-on-brand" aria-hidden />
          ) : (
            <Camera className="size-4.5" aria-hidden />
          )}
        </span>
        <input
          className="sr-only"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label={hasPicture ? "프로필 사진 바꾸기" : "프로필 사진 올리기"}
          disabled={change.isPending}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = "";
            if (file) change.mutate(file);
          }}
        />
      </label>
      <p className="mt-2 empty:hidden" role="status">
        {change.isPending ? (
          <span className="inline-flex min-h-11 items-center text-label text-ink-3">사진을 저장하는 중</span>
        ) : (
          hasPicture && (
            <button
              className="inline-flex min-h-11 items-center px-4 text-label text-ink-3 underline decoration-line-strong underline-offset-3"
              type="button"
              onClick={() => change.mutate(null)}
            >
              사진 지우기
            </button>
          )
        )}
      </p>
      <p className="mt-2 text-caption text-ink-3">나에게만 보여요. 찍은 곳은 사진에서 지워요</p>
    </section>
  );
}
