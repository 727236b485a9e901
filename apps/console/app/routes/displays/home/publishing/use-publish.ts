import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Input } from "@todayfruit/contract/all-calls";
import { ApiError } from "../../../../api/api-error.ts";
import { callApi } from "../../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../../api/use-idempotency-key.ts";
import { useUndoChange } from "../../../../features/changes/use-undo-change.ts";
import { toasts } from "../../../../ui/feedback/toast-store.ts";
import {
  conflictsOf,
  editsOf,
  type HomeDraft,
  type HomeEdit,
  type HomeNoun,
} from "../edit-and-compare-home-draft.ts";
import { HOME_KEY, type Home, readHome } from "../use-stored-home-records.ts";

export type Publishing = { reason: string; effectiveAt?: string };
type Sent = { edits: HomeEdit[]; changeIds: number[] };

/** Tries of one kind against others who arrange the home at the same time. */
const MOST_TRIES = 3;

/**
 * Saves the draft of the home, at once or from an instant on: one change of each kind of record. What others changed
 * meanwhile in other fields stays; a field that they changed, too, is not sent.
 *
 * @param onSent runs with what was saved, also where a later kind was refused
 */
export function usePublish(draft: HomeDraft, home: Home, onSent: (edits: readonly HomeEdit[]) => void) {
  const client = useQueryClient();
  const undo = useUndoChange("displays");
  const keyOf = useIdempotencyKey();
  const send = async ({ noun, rows }: HomeEdit, wish: Publishing): Promise<Sent> => {
    let edit: HomeEdit | undefined = { noun, rows };
    for (let tries = 1; edit !== undefined; tries += 1) {
      try {
        const { change } = await save(edit, wish, keyOf({ edit, wish }));
        return { edits: [edit], changeIds: change ? [change.id] : [] };
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "RECORD_CHANGED" || tries === MOST_TRIES)
          throw error;
        const now = await client.fetchQuery({ queryKey: HOME_KEY, queryFn: readHome, staleTime: 0 });
        if (conflictsOf(draft, now).some((conflict) => conflict.noun === noun)) throw error;
        edit = editsOf(draft, now).find((each) => each.noun === noun);
      }
    }
    return { edits: [], changeIds: [] };
  };
  return useMutation({
    mutationFn: async (wish: Publishing) => {
      const changeIds: number[] = [];
      for (const edit of editsOf(draft, home)) {
        const sent = await send(edit, wish);
        onSent(sent.edits);
        changeIds.push(...sent.changeIds);
      }
      return changeIds;
    },
    onSuccess: (changeIds, { effectiveAt }) =>
      toasts.show({
        text: effectiveAt === undefined ? "공개했어요. 네 얼굴에 바로 보여요" : "예약했어요",
        ...(effectiveAt === undefined &&
          changeIds.length > 0 && {
            action: {
              label: "되돌리기",
              run() {
                for (const id of changeIds.toReversed()) undo(id);
              },
            },
          }),
      }),
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["displays"] }),
        client.invalidateQueries({ queryKey: ["changes"] }),
      ]),
  });
}

type Body<Noun extends HomeNoun> = Input<`PATCH /operator/v1/${Noun}`>["body"];

/** Makes the call of a kind; the server checks the fields. */
function save({ noun, rows }: HomeEdit, wish: Publishing, key: string) {
  const body = { rows, ...wish };
  if (noun === "home-tabs")
    return callApi("PATCH /operator/v1/home-tabs", { body: body as Body<"home-tabs"> }, key);
  if (noun === "home-sub-tabs")
    return callApi("PATCH /operator/v1/home-sub-tabs", { body: body as Body<"home-sub-tabs"> }, key);
  return callApi("PATCH /operator/v1/display-groups", { body: body as Body<"display-groups"> }, key);
}
