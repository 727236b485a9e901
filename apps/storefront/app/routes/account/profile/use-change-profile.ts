import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Input } from "@todayfruit/contract/all-calls";
import { api } from "../../../api/browser-api.ts";
import { USER_QUERY_KEY, useSession } from "../../../session/session-provider.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

export type ProfileChange = Input<"PUT /v1/app-users">["body"];

/** Changes the member's profile and refreshes the session. */
export function useChangeProfile(options: { done: string; onDone?(): void; onError(error: unknown): void }) {
  const queries = useQueryClient();
  const session = useSession();
  return useMutation({
    mutationFn: (body: ProfileChange) => api("PUT /v1/app-users", { body }),
    onSuccess: async (user) => {
      queries.setQueryData(USER_QUERY_KEY, user);
      showSnackbar(options.done, { tone: "success" });
      options.onDone?.();
      await session.restart();
    },
    onError: options.onError,
  });
}
