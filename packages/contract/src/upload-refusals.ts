import { MAX_PIXELS, PICTURES_A_DAY } from "@todayfruit/domain/images/image-limits";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { VIDEO_MEGABYTES, VIDEO_SECONDS, VIDEOS_A_DAY } from "@todayfruit/domain/videos/video-limits";

/** Refusals of uploaded pictures and videos: code → HTTP status and the Korean sentence for the shopper. */
export const UPLOAD_REFUSALS = {
  PICTURE_UNREADABLE: [400, "읽을 수 없는 사진이에요. JPG, PNG, WebP 사진으로 올려 주세요"],
  PICTURE_TOO_LARGE: [
    400,
    `${groupDigits(MAX_PIXELS / 10_000)}만 화소가 넘는 사진은 올릴 수 없어요. 크기를 줄여 올려 주세요`,
  ],
  PICTURE_LIMIT: [429, `하루에 올릴 수 있는 사진은 ${PICTURES_A_DAY}장이에요. 내일 다시 올려 주세요`],
  PICTURE_NOT_KEPT: [507, "지금은 사진을 저장할 수 없어요. 나중에 다시 올려 주세요"],
  PICTURE_NOT_FOUND: [400, "사진을 찾지 못했어요. 다시 올려 주세요"],
  VIDEO_UNREADABLE: [400, "재생할 수 없는 영상이에요. MP4(H.264)나 WebM 영상으로 올려 주세요"],
  VIDEO_TOO_LONG: [400, `영상은 ${VIDEO_SECONDS}초까지 올릴 수 있어요. 줄여서 올려 주세요`],
  VIDEO_TOO_LARGE: [400, `영상은 ${VIDEO_MEGABYTES}MB까지 올릴 수 있어요. 줄여서 올려 주세요`],
  VIDEO_LIMIT: [429, `하루에 올릴 수 있는 영상은 ${VIDEOS_A_DAY}개예요. 내일 다시 올려 주세요`],
  VIDEO_NOT_KEPT: [507, "지금은 영상을 저장할 수 없어요. 나중에 다시 올려 주세요"],
  VIDEO_UPLOAD_NOT_FOUND: [404, "올리던 영상을 찾지 못했어요. 다시 올려 주세요"],
  VIDEO_PART_WRONG: [400, "영상의 한 부분이 잘못 왔어요. 다시 올려 주세요"],
  VIDEO_INCOMPLETE: [409, "영상이 아직 다 올라오지 않았어요. 다시 올려 주세요"],
} as const satisfies Record<string, readonly [number, string]>;
