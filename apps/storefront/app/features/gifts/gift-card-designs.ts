import type { GiftCard } from "@todayfruit/domain/gifts/cards/gift-card-picture-codes";
import cake from "../../assets/emoji/birthday-cake.webp";
import hands from "../../assets/emoji/folded-hands.webp";
import heart from "../../assets/emoji/heart-with-ribbon.webp";
import party from "../../assets/emoji/party.webp";
import seedling from "../../assets/emoji/seedling.webp";

/** Pictures of a gift card, with their names and the default message. */
export const GIFT_CARD_DESIGNS: Record<GiftCard, { image: string; name: string; words: string }> = {
  thanks: { image: heart, name: "고마워요", words: "늘 고마운 마음을 과일 한 상자에 담았어요" },
  birthday: { image: cake, name: "생일 축하", words: "생일 축하해요. 오늘 하루도 달콤하게 보내요" },
  congratulations: {
    image: party,
    name: "축하해요",
    words: "좋은 소식 축하해요. 맛있는 과일로 함께 기뻐할게요",
  },
  cheer: { image: seedling, name: "응원해요", words: "언제나 응원해요. 과일 먹고 힘내요" },
  gratitude: { image: hands, name: "감사해요", words: "베풀어 주신 마음에 감사드려요" },
};
