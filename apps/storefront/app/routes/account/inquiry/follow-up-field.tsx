import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  INQUIRY_PHOTO_BYTES,
  INQUIRY_PHOTOS,
  INQUIRY_TEXT,
  inquiryText,
} from "@todayfruit/domain/inquiries/inquiry-limits";
import ImagePlus from "lucide-react/icons/image-plus";
import SendHorizontal from "lucide-react/icons/send-horizontal";
import { type FormEvent, useState } from "react";
import { api } from "../../../api/browser-api.ts";
import { PhotoPicker } from "../../../features/images/photo-picker.tsx";
import { usePhotoUploads } from "../../../features/images/use-photo-uploads.ts";
import { showCallFailureSnackbar } from "../../../features/inquiries/show-call-failure-snackbar.ts";
import { IconButton } from "../../../ui/form/icon-button.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

/** Field at the foot of the thread to ask further, with pictures. */
export function FollowUpField({ inquiryId: id }: { inquiryId: number }) {
  const queries = useQueryClient();
  const [contents, setContents] = useState("");
  const [showsPhotos, setShowsPhotos] = useState(false);
  const [round, setRound] = useState(0);
  const sending = useMutation({
    mutationFn: (photos: readonly string[]) =>
      api("POST /v1/app-users/inquiries/{id}/messages", {
        path: { id },
        body: { contents, photos: [...photos] },
      }),
    onSuccess: (sent) => {
      queries.setQueryData(["inquiry", id], sent);
      void queries.invalidateQueries({ queryKey: ["inquiries"] });
      setContents("");
      setShowsPhotos(false);
      setRound(round + 1);
    },
    onError: showCallFailureSnackbar,
  });
  return (
    <Foot
      key={round}
      contents={contents}
      onContents={setContents}
      showsPhotos={showsPhotos}
      onPhotos={() => setShowsPhotos(!showsPhotos)}
      isBusy={sending.isPending}
      onSend={sending.mutate}
    />
  );
}

type FootProps = {
  contents: string;
  onContents(contents: string): void;
  showsPhotos: boolean;
  onPhotos(): void;
  isBusy: boolean;
  onSend(photos: readonly string[]): void;
};

function Foot({ contents, onContents, showsPhotos, onPhotos, isBusy, onSend }: FootProps) {
  const photos = usePhotoUploads(INQUIRY_PHOTOS, [], INQUIRY_PHOTO_BYTES);
  function send(event: FormEvent): void {
    event.preventDefault();
    if (isBusy) return;
    if (photos.isBusy) showSnackbar("사진을 올리고 있어요. 잠시만 기다려 주세요");
    else if (!inquiryText(contents).ok) showSnackbar("무슨 일인지 적어주세요", { tone: "failure" });
    else onSend(photos.paths);
  }
  return (
    <form className="buy-bar sticky bottom-0 z-nav bg-surface px-2 pt-2 pb-safe-9 shadow-bar" onSubmit={send}>
      {showsPhotos && (
        <div className="px-2 pt-2 pb-3">
          <PhotoPicker photos={photos} most={INQUIRY_PHOTOS} />
        </div>
      )}
      <div className="flex items-center gap-1">
        <IconButton label="사진 더하기" aria-expanded={showsPhotos} onClick={onPhotos}>
          <ImagePlus aria-hidden />
        </IconButton>
        <input
          className="h-12 min-w-0 flex-1 rounded-full bg-surface px-4 text-body1 inset-shadow-outline focus:inset-shadow-selected focus:outline-none"
          aria-label="이어서 묻기"
          placeholder="이어서 물어보기"
          maxLength={INQUIRY_TEXT.longest}
          value={contents}
          onChange={(event) => onContents(event.target.value)}
        />
        <IconButton label="보내기" type="submit" aria-busy={isBusy || undefined}>
          <SendHorizontal aria-hidden />
        </IconButton>
      </div>
    </form>
  );
}
