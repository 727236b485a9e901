import type { ThankYouCard } from "@todayfruit/domain/gifts/cards/check-thank-you-card-allowed";
import type { GiftCard } from "@todayfruit/domain/gifts/cards/gift-card-picture-codes";
import blossom from "../../assets/emoji/blossom.webp";
import hands from "../../assets/emoji/folded-hands.webp";
import heart from "../../assets/emoji/heart-with-ribbon.webp";
import party from "../../assets/emoji/party.webp";
import apple from "../../assets/emoji/red-apple.webp";

/** Pictures of a thank-you card, with their names and the gift card whose ground they stand on. */
export const THANK_YOU_CARD_DESIGNS: Record<ThankYouCard, { image: string; name: string; ground: GiftCard }> =
  {
    heart: { image: heart, name: "마음", ground: "thanks" },
    thanks: { image: hands, name: "고마움", ground: "cheer" },
    congratulations: { image: party, name: "축하", ground: "birthday" },
    flower: { image: blossom, name: "꽃", ground: "gratitude" },
    fruit: { image: apple, name: "과일", ground: "congratulations" },
  };
