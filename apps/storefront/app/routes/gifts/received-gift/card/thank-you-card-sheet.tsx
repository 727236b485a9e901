import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type ThankYouCard as Card,
  DEFAULT_THANK_YOU_CARD,
} from "@todayfruit/domain/gifts/cards/check-thank-you-card-allowed";
import { MAX_THANK_YOU_WORDS } from "@todayfruit/domain/gifts/gift-limits";
import { useId, useState } from "react";
import { api } from "../../../../api/browser-api.ts";
import { extractErrorText } from "../../../../api/extract-error-text.ts";
import { listRefusalMessagesByField } from "../../../../api/list-refusal-messages-by-field.ts";
import { ThankYouCard } from "../../../../features/gifts/thank-you-card.tsx";
import { PhotoPicker } from "../../../../features/images/photo-picker.tsx";
import { usePhotoUploads } from "../../../../features/images/use-photo-uploads.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { FieldNote } from "../../../../ui/form/text-field.tsx";
import { BottomSheet } from "../../../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { type ReceivedGift, receivedGiftQueryKey } from "../received-gift-query-key.ts";
import { ThankYouCardPicturePicker } from "./thank-you-card-picture-picker.tsx";

type ThankYouCardSheetProps = { gift: ReceivedGift; open: boolean; onClose(): void };

/** Sheet to write the thank-you card, shown as the sender will see it; what was written is there when it opens again. */
export function ThankYouCardSheet({ gift, open, onClose }: ThankYouCardSheetProps) {
  const queries = useQueryClient();
  const id = useId();
  const [card, setCard] = useState<Card>(DEFAULT_THANK_YOU_CARD);
  const [words, setWords] = useState("");
  const [refused, setRefused] = useState<{ words: string; sentence: string } | null>(null);
  const photos = usePhotoUploads(1);
  const photo = photos.paths[0];
  const sentence = refused?.words === words ? refused.sentence : undefined;
  const send = useMutation({
    mutationFn: () =>
      api("POST /v1/gift/to/{id}/thanks", {
        path: { id: gift.uuid },
        body: { thanks: words.trim(), card, ...(photo !== undefined && { photo }) },
      }),
    onSuccess: (next) => {
      onClose();
      queries.setQueryData(receivedGiftQueryKey(gift.uuid), next);
      showSnackbar(`${gift.giftSenderName}님께 카드를 보냈어요`, { tone: "success" });
    },
    onError: (error) => {
      const { thanks } = listRefusalMessagesByField(error);
      if (thanks === undefined) void queries.invalidateQueries({ queryKey: receivedGiftQueryKey(gift.uuid) });
      else setRefused({ words, sentence: thanks });
    },
  });
  const isEmpty = words.trim() === "";
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="고마움을 전해볼까요?"
      foot={
        <>
          {send.isError && sentence === undefined && (
            <p role="alert" className="mb-3 rounded-md bg-danger-tint px-4 py-3 text-label">
              {extractErrorText(send.error)}
            </p>
          )}
          <Button
            block
            size="lg"
            busy={send.isPending}
            disabled={isEmpty || photos.isBusy}
            onClick={() => send.mutate()}
          >
            {gift.giftSenderName}님께 보내기
          </Button>
        </>
      }
    >
      <ThankYouCard card={card} words={words.trim()} name={gift.receiverName} photo={photo ?? null} />
      <ThankYouCardPicturePicker card={card} onChange={setCard} />
      <label className="mt-4 mb-2 block text-label font-semibold text-ink-2" htmlFor={id}>
        남길 말
      </label>
      <textarea
        id={id}
        className="block min-h-18 w-full resize-y rounded-md bg-surface px-4 py-3.5 text-body1 inset-shadow-outline focus:inset-shadow-selected focus:outline-none aria-invalid:inset-shadow-danger"
        maxLength={MAX_THANK_YOU_WORDS}
        aria-invalid={sentence !== undefined || undefined}
        aria-describedby={`${id}-note ${id}-count`}
        placeholder="보내 주신 과일 잘 먹고 있어요"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <FieldNote id={`${id}-note`} text={sentence} />
      <p className="mt-1.5 flex justify-between gap-3 text-caption text-ink-3">
        받은 과일 사진도 한 장 붙일 수 있어요
        <span id={`${id}-count`} className="flex-none tabular-nums">
          {words.length} / {MAX_THANK_YOU_WORDS}
        </span>
      </p>
      <div className="mt-3 pb-2">
        <PhotoPicker photos={photos} most={1} />
      </div>
    </BottomSheet>
  );
}
