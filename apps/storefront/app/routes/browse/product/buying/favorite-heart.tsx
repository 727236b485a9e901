import { useMutation, useQueryClient } from "@tanstack/react-query";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import Heart from "lucide-react/icons/heart";
import { api } from "../../../../api/browser-api.ts";
import { extractErrorText } from "../../../../api/extract-error-text.ts";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import {
  type PersonalProductData,
  personalProductDataKey,
  usePersonalProductData,
} from "./use-personal-product-data.ts";

type FavoriteHeartProps = {
  productId: number;
  /** Number of favourites when the page was rendered. */
  count: number;
};

/** 찜 button: updates optimistically and rolls back when the server refuses. */
export function FavoriteHeart({ productId, count }: FavoriteHeartProps) {
  const queries = useQueryClient();
  const personal = usePersonalProductData(productId);
  const queryKey = personalProductDataKey(productId);
  const mutationKey = ["favorite", productId];

  const toggle = useMutation({
    mutationKey,
    // Runs presses one after another, so that the last one wins.
    scope: { id: mutationKey.join() },
    mutationFn: (wanted: boolean) =>
      wanted
        ? api("POST /v1/app-users/favorites/{id}", { path: { id: productId } })
        : api("DELETE /v1/app-users/favorites/{id}", { path: { id: productId } }),
    onMutate: async (wanted) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<PersonalProductData>(queryKey);
      queries.setQueryData<PersonalProductData>(queryKey, (known) => known && withFavorite(known, wanted));
      return before;
    },
    onError: (error, _wanted, before) => {
      queries.setQueryData(queryKey, before);
      showSnackbar(extractErrorText(error), { tone: "failure" });
    },
    onSuccess: (kept) => {
      void queries.invalidateQueries({ queryKey: ["favorites"] });
      if (queries.isMutating({ mutationKey }) > 1) return;
      queries.setQueryData<PersonalProductData>(queryKey, (known) => known && { ...known, ...kept });
    },
  });

  const isMine = personal?.isFavorites ?? false;
  const shown = personal?.favorites ?? count;
  return (
    <button
      className={`flex h-13.5 w-12 flex-none flex-col items-center justify-center gap-0.5 rounded-md text-nano/3.25 tabular-nums ${isMine ? "text-sale" : "text-ink-3"}`}
      type="button"
      aria-pressed={isMine}
      disabled={!personal}
      onClick={() => toggle.mutate(!isMine)}
    >
      <Heart className={isMine ? "heart-pop size-6 fill-current" : "size-6"} aria-hidden />
      <span className="sr-only">찜하기, 찜한 사람</span>
      <span>{groupDigits(shown)}</span>
    </button>
  );
}

function withFavorite(known: PersonalProductData, wanted: boolean): PersonalProductData {
  if (known.isFavorites === wanted) return known;
  return { ...known, isFavorites: wanted, favorites: Math.max(0, known.favorites + (wanted ? 1 : -1)) };
}
