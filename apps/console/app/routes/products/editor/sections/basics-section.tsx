import { useCategories } from "../../../../features/products/use-categories.ts";
import { useFarms } from "../../../../features/products/use-farms.ts";
import { EditorSection } from "../fields/editor-section.tsx";
import { EditedArea, EditedChoice, EditedText } from "../fields/product-field-inputs.tsx";

const TAXES = [
  { value: "tax_free", label: "면세" },
  { value: "taxable", label: "과세" },
];
const FIELDS = [
  "name",
  "subTitle",
  "kind",
  "categoryId",
  "distributorId",
  "taxStatus",
  "origin",
  "storage",
  "labelRecommend",
  "harvestNote",
  "expiryNote",
] as const;

/** What a product is, whose it is, and the facts that every page of it names. */
export function BasicsSection() {
  const categories = useCategories();
  const farms = useFarms();
  const nameOf = (id: number | null) => categories.find((category) => category.id === id)?.name;
  return (
    <EditorSection id="basics" title="기본" fields={FIELDS}>
      <div className="grid grid-cols-12 gap-x-4 gap-y-3 *:col-span-12 desk:*:col-span-6">
        <EditedText className="col-span-12!" field="name" maxLength={120} />
        <EditedText className="desk:col-span-8!" field="subTitle" maxLength={200} />
        <EditedChoice
          className="desk:col-span-4!"
          field="categoryId"
          options={categories
            .filter(({ parentId }) => parentId !== null)
            .map(({ id, name, parentId }) => ({ value: id, label: `${nameOf(parentId)} › ${name}` }))}
        />
        <EditedChoice
          className="desk:col-span-5!"
          field="distributorId"
          options={farms.map(({ id, name, region }) => ({ value: id, label: `${name} (${region})` }))}
        />
        <EditedChoice className="desk:col-span-3!" field="taxStatus" options={TAXES} />
        <EditedText
          className="desk:col-span-4!"
          field="labelRecommend"
          maxLength={20}
          isNullable
          hint="비우면 안 보여요"
        />
        <EditedText field="kind" maxLength={60} hint="예: 온주밀감" />
        <EditedText field="origin" maxLength={200} hint="예: 국산(제주 서귀포시)" />
        <EditedArea className="col-span-12!" field="storage" maxLength={1000} />
        <EditedText field="harvestNote" maxLength={500} isNullable />
        <EditedText field="expiryNote" maxLength={500} isNullable />
      </div>
    </EditorSection>
  );
}
