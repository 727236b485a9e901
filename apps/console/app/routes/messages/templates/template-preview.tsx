import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callApi } from "../../../api/console-api.ts";
import { CHANNEL_NAMES } from "../../../features/messages/message-and-channel-names.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { useDebouncedValue } from "../../../ui/use-debounced-value.ts";

type TemplatePreviewProps = { id: number; text: string; channel: keyof typeof CHANNEL_NAMES };

const PAUSE_MS = 400;

/** The message as it will read, with sample values for its variables; or why the text cannot be sent. */
export function TemplatePreview({ id, text, channel }: TemplatePreviewProps) {
  const settled = useDebouncedValue(text, PAUSE_MS);
  const { data, error } = useQuery({
    queryKey: ["message-templates", "preview", id, settled],
    queryFn: () =>
      callApi("GET /operator/v1/message-templates/{id}/preview", { path: { id }, query: { text: settled } }),
    enabled: settled.trim() !== "",
    placeholderData: keepPreviousData,
  });
  return (
    <Card title="이렇게 가요" aside={CHANNEL_NAMES[channel]}>
      {error ? (
        <p role="alert" className="font-medium text-danger">
          {error.message}
        </p>
      ) : (
        <div className="rounded-card bg-sunken p-3">
          <p className="mb-1 font-semibold">{data?.title}</p>
          <p className="whitespace-pre-wrap">{data?.text}</p>
        </div>
      )}
      {data && data.samples.length > 0 && (
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-micro">
          {data.samples.map(({ variable, sample }) => (
            <div key={variable} className="contents">
              <dt className="text-ink-3">{`#{${variable}}`}</dt>
              <dd>{sample}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
