import X from "lucide-react/icons/x";
import { FieldConflictView } from "../../../../features/drafts/field-conflict-view.tsx";
import { useMe } from "../../../../session/use-me.ts";
import { Badge } from "../../../../ui/feedback/badge.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { SelectField } from "../../../../ui/form/select-field.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import type { CouponRow } from "../use-coupons.ts";
import { formToCoupon, numberOf } from "./convert-coupon-form.ts";
import { KINDS, SCOPES, WAYS } from "./coupon-form-choice-labels.ts";
import { CouponPreview } from "./coupon-preview.tsx";
import { CouponResults } from "./coupon-results.tsx";
import { formatCouponFieldConflict } from "./format-coupon-field-conflict.ts";
import { useCouponForm } from "./use-coupon-form.ts";
import { useSaveCoupon } from "./use-save-coupon.ts";

const STATUSES = { running: "켜짐", scheduled: "예약", stopped: "멈춤", ended: "끝남" } as const;

/** The coupon that is made or edited; what members hold already keeps what was promised. */
export function CouponEditor({ coupon, onClose }: { coupon: CouponRow | null; onClose(): void }) {
  const { may } = useMe();
  const { form, values, conflicts, keepMine, takeTheirs } = useCouponForm(coupon);
  const unsaved = conflicts.length > 0 ? "겹친 것을 먼저 골라 주세요" : null;
  const { errors } = form.formState;
  const save = useSaveCoupon(coupon, onClose);
  const submit = form.handleSubmit((filled) => save.mutate(formToCoupon(filled, coupon)));
  const number = (least: number, example: string) => (text: string) =>
    (numberOf(text) ?? -1) >= least || `숫자로 적어 주세요. 예: ${example}`;
  const numberOrNothing = (text: string) =>
    text.trim() === "" || numberOf(text) !== null || "숫자로 적거나 비워 주세요";
  return (
    <section aria-label="쿠폰 하나" className="min-w-0 rounded-card bg-surface p-4 inset-shadow-hairline">
      <header className="mb-3 flex items-center gap-2">
        <h2 className="min-w-0 truncate text-form font-bold">{coupon ? coupon.name : "새 쿠폰"}</h2>
        {coupon && <Badge tone="success">{STATUSES[coupon.status]}</Badge>}
        <Button className="ml-auto" tone="ghost" aria-label="닫기" onClick={onClose}>
          <X aria-hidden />
        </Button>
      </header>
      <FieldConflictView
        conflicts={conflicts.map(formatCouponFieldConflict)}
        otherEdit={null}
        onKeepMine={keepMine}
        onTakeTheirs={takeTheirs}
      />
      <CouponPreview fields={formToCoupon(values, coupon)} />
      <form
        className="mt-4 grid grid-cols-2 gap-x-3 gap-y-4"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          className="col-span-2"
          label="이름"
          maxLength={60}
          error={errors.name?.message}
          {...form.register("name", { validate: (text) => text.trim() !== "" || "이름을 적어 주세요" })}
        />
        <SelectField label="깎는 법" options={KINDS} {...form.register("kind", { required: true })} />
        {values.kind === "percent" && (
          <TextField
            label="몇 %"
            inputMode="numeric"
            error={errors.percent?.message}
            {...form.register("percent", { validate: number(1, "10") })}
          />
        )}
        <TextField
          label={values.kind === "percent" ? "최대 얼마" : "값"}
          inputMode="numeric"
          error={errors.amount?.message}
          {...form.register("amount", { validate: number(1, "3,000") })}
        />
        <TextField
          label="얼마부터"
          inputMode="numeric"
          hint="0이면 모든 주문"
          error={errors.minPrice?.message}
          {...form.register("minPrice", { validate: number(0, "30,000") })}
        />
        <SelectField
          label="쓸 수 있는 곳"
          options={SCOPES}
          disabled={coupon !== null}
          {...form.register("scopeKind", { required: "어디에 쓸지 골라 주세요", disabled: coupon !== null })}
        />
        {values.scopeKind !== "all" && coupon === null && (
          <TextField
            label="번호"
            hint="쉼표로 여럿을 적어요"
            error={errors.scopeIds?.message}
            {...form.register("scopeIds", {
              validate: (text) => /^[\d,\s]*\d[\d,\s]*$/.test(text) || "번호를 적어 주세요. 예: 20001, 20042",
            })}
          />
        )}
        {coupon !== null && coupon.scope.length > 0 && (
          <p className="self-end pb-2 text-micro text-ink-3">
            {coupon.scope.map(({ name }) => name).join(", ")}
          </p>
        )}
        <SelectField label="주는 법" options={WAYS} {...form.register("way", { required: true })} />
        {values.way === "code" && (
          <TextField
            label="코드"
            hint="영문과 숫자 6~30자"
            maxLength={30}
            error={errors.code?.message}
            {...form.register("code", {
              validate: (text) =>
                /^[A-Z0-9]{6,30}$/i.test(text.trim()) || "영문과 숫자로 6자 넘게 적어 주세요",
            })}
          />
        )}
        {values.way === "grade" && (
          <TextField
            label="몇 등급"
            inputMode="numeric"
            error={errors.momentGrade?.message}
            {...form.register("momentGrade", { validate: number(1, "3") })}
          />
        )}
        <TextField
          label="이때부터"
          type="datetime-local"
          error={errors.validFrom?.message}
          {...form.register("validFrom", { required: "시작을 골라 주세요" })}
        />
        <TextField
          label="이때까지"
          type="datetime-local"
          error={errors.validUntil?.message}
          {...form.register("validUntil", {
            validate: (text, { validFrom }) => text > validFrom || "시작한 뒤로 골라 주세요",
          })}
        />
        <TextField
          label="받고 며칠"
          inputMode="numeric"
          hint="비우면 끝나는 때까지"
          error={errors.validDays?.message}
          {...form.register("validDays", { validate: numberOrNothing })}
        />
        <TextField
          label="예산"
          inputMode="numeric"
          hint="다 쓰면 저절로 멈춰요"
          error={errors.budget?.message}
          {...form.register("budget", { validate: numberOrNothing })}
        />
        <TextField
          label="모두 몇 장"
          inputMode="numeric"
          hint="비우면 끝없이"
          error={errors.issueLimit?.message}
          {...form.register("issueLimit", { validate: numberOrNothing })}
        />
        <TextField
          label="한 분에 몇 장"
          inputMode="numeric"
          error={errors.perMember?.message}
          {...form.register("perMember", { validate: number(1, "1") })}
        />
        <Checkbox label="첫 구매에만" {...form.register("isFirstPurchaseOnly")} />
        <Checkbox label="앱에서만" {...form.register("isAppOnly")} />
        {coupon && <CouponResults coupon={coupon} />}
        <footer className="col-span-2 flex flex-wrap items-center gap-2 border-t border-line pt-3">
          {save.error && (
            <p role="alert" className="w-full font-medium text-danger">
              {save.error.message}
            </p>
          )}
          {coupon && coupon.issued > 0 && (
            <p className="text-micro text-ink-3">
              고치면 이미 준 {coupon.issued.toLocaleString()}장은 그대로예요
            </p>
          )}
          <Button
            className="ml-auto"
            type="submit"
            size="lg"
            tone="primary"
            busy={save.isPending}
            denied={may("coupons.manage") ? unsaved : "쿠폰을 고칠 권한이 없어요"}
          >
            {coupon ? "저장하기" : "만들기"}
          </Button>
        </footer>
      </form>
    </section>
  );
}
