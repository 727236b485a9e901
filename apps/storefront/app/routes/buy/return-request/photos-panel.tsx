import { PhotoPicker } from "../../../features/images/photo-picker.tsx";
import type { usePhotoUploads } from "../../../features/images/use-photo-uploads.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { FormError } from "./form-error.tsx";

export const MOST_PHOTOS = 10;

type PhotosPanelProps = {
  photos: ReturnType<typeof usePhotoUploads>;
  /** True after an attempt to send the request without a required picture. */
  isMissing: boolean;
};

/** 사진을 보여 주세요: at most ten pictures; one is required when the seller is at fault. */
export function PhotosPanel({ photos, isMissing }: PhotosPanelProps) {
  return (
    <Panel title="사진을 보여 주세요">
      <p className="mb-3 text-label text-ink-2">
        가급적 받은 날 상품, 상자, 송장이 보이게 찍어 주세요. 위치 정보는 지우고 보관해요.{" "}
        <span className="text-ink-3 tabular-nums">
          {photos.list.length} / {MOST_PHOTOS}
        </span>
      </p>
      <PhotoPicker photos={photos} most={MOST_PHOTOS} />
      <FormError shows={isMissing}>상품 상태가 보이는 사진을 한 장 이상 올려 주세요</FormError>
    </Panel>
  );
}
