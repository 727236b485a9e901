import { useMutation, useQueryClient } from "@tanstack/react-query";
import { MAX_GIFT_THANKS } from "@todayfruit/domain/gifts/gift-limits";
import { useId, useState } from "react";
import { api } from "../../../api/browser-api.ts";
import { errorText } from "../../../api/error-text.ts";
import { fieldMessages } from "../../../api/field-messages.ts";
import { Button } from "../../../ui/form/button.tsx";
import { FieldNote } from "../../../ui/form/text-field.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { giftKey, type ReceivedGift } from "./received-gift.ts";

/** 고마움 전하기: sends one message to the sender. */
export function ThankSender({ gift }: { gift: ReceivedGift }) {
  const queries = useQueryClient();
  const id = useId();
  const [words, setWords] = useState("");
  const [wrong, setWrong] = useState<{ words: string; sentence: string } | null>(null);
  const sentence = wrong?.words === words ? wrong.sentence : undefined;
  const thank = useMutation({
    mutationFn: () =>
      api("POST /v1/gift/to/{id}/thanks", { path: { id: gift.uuid }, body: { thanks: words.trim() } }),
    onSuccess: (next) => {
      queries.setQueryData(giftKey(gift.uuid), next);
      showSnackbar("고마운 마음을 전했어요", { tone: "success" });
    },
    onError: (error) => {
      const { thanks } = fieldMessages(error);
      if (thanks !== undefined) {
        setWrong({ words, sentence: thanks });
        return;
      }
      showSnackbar(errorText(error), { tone: "failure" });
      void queries.invalidateQueries({ queryKey: giftKey(gift.uuid) });
    },
  });
  if (gift.thanks !== null) {
    return (
      <section aria-label="보낸 인사" className="px-gutter pt-4">
        <div className="rounded-lg bg-surface p-4">
          <p className="text-caption text-ink-3">{gift.giftSenderName}님에게 전한 인사</p>
          <p className="mt-1 text-body2 whitespace-pre-line wrap-anywhere">{gift.thanks}</p>
        </div>
      </section>
    );
  }
  if (!gift.canThank) return null;
  return (
    <section id="thanks" aria-labelledby={`${id}-title`} className="px-gutter pt-4">
      <form
        className="rounded-lg bg-surface p-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim()) thank.mutate();
        }}
      >
        <h2 id={`${id}-title`} className="text-title3 font-bold tracking-tight">
          고마운 마음을 전해 보세요
        </h2>
        <label className="sr-only" htmlFor={id}>
          {gift.giftSenderName}님에게 보낼 인사
        </label>
        <textarea
          id={id}
          className="mt-3 min-h-22 w-full rounded-md bg-surface px-4 py-3 text-body2 inset-shadow-outline focus:inset-shadow-selected aria-invalid:inset-shadow-danger"
          maxLength={MAX_GIFT_THANKS}
          aria-invalid={sentence !== undefined || undefined}
          aria-describedby={`${id}-note`}
          placeholder="보내 주신 과일 잘 먹을게요"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <FieldNote id={`${id}-note`} text={sentence} />
        <p className="mt-1 text-right text-caption text-ink-3 tabular-nums">
          {words.length} / {MAX_GIFT_THANKS}
        </p>
        <Button
          block
          tone="tint"
          className="mt-2"
          type="submit"
          disabled={!words.trim()}
          busy={thank.isPending}
        >
          고마움 전하기
        </Button>
      </form>
    </section>
  );
}
