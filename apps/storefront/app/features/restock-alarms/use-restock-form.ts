import type { Reply } from "@todayfruit/contract/all-calls";
import { josa } from "@todayfruit/domain/korean/josa";
import { normalizePhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { useState } from "react";
import { useSession } from "../../session/session-provider.tsx";
import { useRequestAlarm, useRestockAlarms, useTakeAlarmsBack } from "./restock-alarm-query-and-mutations.ts";
import { shortenOptionName } from "./shorten-option-name.ts";

type Option = Reply<"GET /v2/products/{id}/options">["list"][number];

/** Value of the choice of any option: the first one in stock is notified. */
export const ANY = "any";

/** State of the form of a restock alarm: option, channels, and a guest's number with consent. */
export function useRestockForm(
  productId: number,
  options: readonly Option[],
  first: number | null,
  onDone: () => void,
) {
  const session = useSession();
  const isGuest = session.status === "ready" && session.userType === "guest";
  const alarms = useRestockAlarms().data?.list.filter((alarm) => alarm.productId === productId) ?? [];
  // An option that was chosen beforehand may be sold to those alone who wait in its room.
  const soldOut = options.filter(({ id, isAvailable }) => !isAvailable || id === first);
  const canBeAny = soldOut.length > 1 && soldOut.length === options.length;
  const waiting = alarms[0];
  const [picked, setPicked] = useState<string | null>(null);
  const byDefault = first ?? (waiting ? waiting.optionId : (soldOut[0]?.id ?? null));
  const choice = picked ?? (byDefault === null ? ANY : String(byDefault));
  const optionId = choice === ANY ? null : Number(choice);
  const [byPush, setByPush] = useState(true);
  const [byPhone, setByPhone] = useState(true);
  const [phone, setPhone] = useState("");
  const [isAgreed, setIsAgreed] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const request = useRequestAlarm(onDone);
  const takeBack = useTakeAlarmsBack();

  const option = options.find(({ id }) => id === optionId);
  const label = option ? shortenOptionName(option.name) : null;
  const phoneError =
    isTried && isGuest && !normalizePhone(phone).ok ? "휴대폰 번호를 확인해 주세요" : undefined;
  const consentError = isTried && isGuest && !isAgreed ? "번호를 쓰는 데 동의해 주세요" : undefined;

  function send(): void {
    setIsTried(true);
    if (isGuest && (!normalizePhone(phone).ok || !isAgreed)) return;
    const body = { optionId, byPush, byPhone, ...(isGuest && { phone, agreesToPhone: isAgreed }) };
    const text = label ? `${josa(label, "이/가")} 들어오면 바로 알려드릴게요` : "들어오면 바로 알려드릴게요";
    request.mutate({ path: { id: productId }, body, text });
  }

  return {
    isGuest,
    memberPhone: session.status === "ready" ? session.user.phone : null,
    soldOut,
    canBeAny,
    choice,
    setChoice: setPicked,
    byPush,
    setByPush,
    byPhone,
    setByPhone,
    phone,
    setPhone,
    isAgreed,
    setIsAgreed,
    phoneError,
    consentError,
    label,
    isWaiting: alarms.some((alarm) => alarm.optionId === optionId),
    isBusy: request.isPending || takeBack.isPending,
    send,
    takeBack: () => takeBack.mutate({ productId, optionId }, { onSuccess: onDone }),
  };
}

export type RestockForm = ReturnType<typeof useRestockForm>;
