import { THANK_YOU_CARDS } from "@todayfruit/domain/gifts/cards/check-thank-you-card-allowed";
import { GIFT_CARDS } from "@todayfruit/domain/gifts/cards/gift-card-picture-codes";
import { MemberPicture } from "../features/accounts/member-picture.tsx";
import { GiftCard } from "../features/gifts/gift-card.tsx";
import { ThankYouCard } from "../features/gifts/thank-you-card.tsx";
import { QuestionItem } from "../features/questions/question-item.tsx";
import { ReviewItem } from "../features/reviews/review-item.tsx";
import { ScoreSummary } from "../features/reviews/score-summary.tsx";
import { LONG_NAME, QUESTIONS, REVIEWS } from "./fixtures.ts";
import { Section, Specimen } from "./specimen.tsx";

const nothing = () => undefined;
const PHOTO = "media/photos/anjou-1.jpg";

/** Content written by shoppers: reviews, scores, questions, gift cards and thank-you cards. */
export function UserContentSection() {
  return (
    <Section title="후기, 문의, 선물">
      <Specimen state="프로필 사진: 없음, 제공자의 사진">
        <MemberPicture path={null} size={88} />
        <MemberPicture path="https://k.example/picture.jpg" size={56} />
      </Specimen>
      {Object.entries(REVIEWS).map(([state, review]) => (
        <Specimen key={state} state={`후기: ${state}`}>
          <ReviewItem review={review} onPhoto={nothing} />
        </Specimen>
      ))}
      <Specimen state="점수: 여럿, 하나">
        <ScoreSummary average={4.6} scores={[2, 1, 8, 40, 210]} />
        <ScoreSummary average={5} scores={[0, 0, 0, 0, 1]} />
      </Specimen>
      {Object.entries(QUESTIONS).map(([state, question]) => (
        <Specimen key={state} state={`문의: ${state}`}>
          <QuestionItem question={question} />
        </Specimen>
      ))}
      {GIFT_CARDS.map((card, index) => (
        <Specimen key={card} state={`선물 카드: ${card}`}>
          <GiftCard
            card={card}
            message={index === 0 ? LONG_NAME : "늘 고마워요"}
            senderName="김하루"
            torn={index % 2 === 1}
          />
        </Specimen>
      ))}
      {THANK_YOU_CARDS.map((card, index) => (
        <Specimen key={card} state={`감사 카드: ${card}`}>
          <ThankYouCard
            card={card}
            words={index === 0 ? LONG_NAME : "잘 먹었어요. 고마워요"}
            name={index === 1 ? "" : "박소담"}
            photo={index === 2 ? PHOTO : null}
          />
        </Specimen>
      ))}
    </Section>
  );
}
