import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";

export type DeliveryCalendar = Reply<"GET /operator/v1/delivery-calendar">;
export type ClosedDay = DeliveryCalendar["closedDays"][number];
type ClosedDayFields = Input<"PUT /operator/v1/delivery-calendar/closed-days">["body"]["added"][number];
type CalendarChange = { added?: ClosedDayFields[]; removedIds?: number[]; reason: string; done: string };

/** Reads the closed days of a period with the hours of carriers and farms. */
export const useCalendar = (from: string, to: string) =>
  useQuery({
    queryKey: ["calendar", from, to],
    queryFn: () => callApi("GET /operator/v1/delivery-calendar", { query: { from, to } }),
    placeholderData: keepPreviousData,
  });

/** Adds or removes closed days, from which promises of delivery follow at once. */
export function useChangeClosedDays(onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ added = [], removedIds = [], reason }: CalendarChange) =>
      callApi(
        "PUT /operator/v1/delivery-calendar/closed-days",
        { body: { added, removedIds, reason } },
        crypto.randomUUID(),
      ),
    onSuccess(_, { done }) {
      toasts.show({ text: done });
      onDone?.();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["calendar"] }),
  });
}
