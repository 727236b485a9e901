import { Link } from "react-router";
import { paths } from "../../../paths.ts";

/** Ground on which the shop hid a review without a report, with the way to ask about it. */
export function HiddenReviewNotice({ ground }: { ground: string }) {
  return (
    <div className="mt-3 rounded-md bg-sunken px-4 py-3 text-label text-ink-2">
      <p className="wrap-anywhere">다른 분께 가려진 후기예요. 사유: {ground}</p>
      <p className="mt-1">
        다르게 생각하시면{" "}
        <Link className="font-semibold text-ink underline underline-offset-2" to={paths.inquiries}>
          1:1 문의
        </Link>
        로 알려 주세요.
      </p>
    </div>
  );
}
