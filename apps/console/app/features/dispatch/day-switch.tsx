import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { shortDate } from "../../ui/format-dates-and-durations.ts";

const ARROW = "grid size-7 place-items-center rounded-control text-ink-2 hover:bg-hover max-desk:size-11";

/** The day of the desk, with the days before and after. */
export function DaySwitch({ day }: { day: string }) {
  const isToday = day === kstDateOf(new Date().toISOString());
  return (
    <div className="mb-2 flex items-center gap-1 px-1">
      <b className="mr-auto font-semibold whitespace-nowrap">
        {shortDate(day)}
        {isToday && " 오늘"}
      </b>
      <Link to={paths.dispatch(addDays(day, -1))} className={ARROW} aria-label="하루 전">
        <ChevronLeft aria-hidden />
      </Link>
      <Link to={paths.dispatch(addDays(day, 1))} className={ARROW} aria-label="하루 뒤">
        <ChevronRight aria-hidden />
      </Link>
    </div>
  );
}
