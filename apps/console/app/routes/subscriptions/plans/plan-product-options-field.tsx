import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../api/console-api.ts";
import type { RecordFields } from "../../../features/records/list-add-edit-delete-records.ts";
import type { RecordForm } from "../../../features/records/record-definition-types.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";

type PlanProductOptionsFieldProps = { form: RecordForm<RecordFields<"selling-plans">> };

/** Options of the product that may be subscribed: all of them, or those that are ticked. */
export function PlanProductOptionsField({ form }: PlanProductOptionsFieldProps) {
  const { productId, optionIds } = form.values;
  const options = useQuery({
    queryKey: ["prices", "of-product", productId],
    queryFn: () => callApi("GET /operator/v1/prices", { query: { productId } }),
    enabled: productId !== 0,
  });
  const list = options.data?.list ?? [];
  const error = form.errorOf("optionIds");
  return (
    <fieldset className="col-span-2">
      <legend className="mb-1.5 font-semibold">옵션</legend>
      <Checkbox
        label="모든 옵션"
        disabled={form.isHeld}
        checked={optionIds === null}
        onChange={({ target }) => form.write("optionIds", target.checked ? null : list.map(({ id }) => id))}
      />
      {optionIds !== null && (
        <div className="mt-1.5 flex flex-col gap-1.5 pl-6">
          {list.map(({ id, optionName }) => (
            <Checkbox
              key={id}
              label={optionName}
              disabled={form.isHeld}
              checked={optionIds.includes(id)}
              onChange={({ target }) =>
                form.write(
                  "optionIds",
                  list
                    .map((each) => each.id)
                    .filter((each) => (each === id ? target.checked : optionIds.includes(each))),
                )
              }
            />
          ))}
        </div>
      )}
      {error && <p className="mt-1.5 text-micro text-danger">{error}</p>}
    </fieldset>
  );
}
