import { groupDigits } from "@todayfruit/domain/money/format-won";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import seedling from "../../../assets/emoji/seedling.webp";
import { paths } from "../../../paths.ts";
import type { User } from "../../../session/start-session.ts";
import { GradeCard } from "./grade-card.tsx";

/** Card of the signed-in member: name, grade, points and counts. */
export function MemberCard({ user }: { user: User }) {
  const grade = user.appUserGrade;
  return (
    <section className="bg-surface px-gutter pt-2 pb-5">
      <Link className="flex min-h-15 items-center gap-3" to={paths.profile}>
        <span className="grid size-14 flex-none place-items-center rounded-full bg-brand-tint">
          <img src={seedling} alt="" width={36} height={36} />
        </span>
        <span className="min-w-0 flex-1">
          <h2 className="truncate text-title3 font-bold">{user.name ?? user.nickname}님</h2>
          <span className="block truncate text-label text-ink-3">
            {[user.email, WAYS[user.userType]].filter(Boolean).join(" · ")}
          </span>
        </span>
        <ChevronRight className="size-5 flex-none text-ink-3" aria-label="내 정보" />
      </Link>
      {grade && <GradeCard grade={grade} />}
      <dl className="mt-3 grid grid-cols-[minmax(max-content,1fr)_1fr_1fr] divide-x divide-line rounded-lg bg-sunken">
        <Count name="포인트" unit="P" to={paths.grade}>
          {user.point}
        </Count>
        <Count name="주문" unit="건" to={paths.orders}>
          {user.count.orderCount}
        </Count>
        <Count name="장바구니" unit="개" to={paths.cart}>
          {user.count.shoppingCarts}
        </Count>
      </dl>
    </section>
  );
}

const WAYS: Record<User["userType"], string | null> = {
  guest: null,
  email: null,
  kakaotalk: "카카오 로그인",
  naver: "네이버 로그인",
};

type CountProps = {
  name: string;
  unit: string;
  to?: string;
  children: number;
};

function Count({ name, unit, to, children }: CountProps) {
  return (
    <div className="relative flex min-h-19 flex-col px-3 items-center justify-center gap-0.5">
      <dt className="text-caption text-ink-2">
        {to ? (
          <Link className="after:absolute after:inset-0" to={to}>
            {name}
          </Link>
        ) : (
          name
        )}
      </dt>
      <dd className="whitespace-nowrap text-title2/6.5 font-extrabold tabular">
        {groupDigits(children)}
        <span className="ml-px text-label font-semibold">{unit}</span>
      </dd>
    </div>
  );
}
