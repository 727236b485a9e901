import ChevronRight from "lucide-react/icons/chevron-right";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import type { OptionForm } from "../../../features/products/option-form/convert-form-to-option.ts";
import { OptionFormFields } from "../../../features/products/option-form/option-form-fields.tsx";
import { paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { NewProductFields } from "./new-product-fields.tsx";
import {
  keepNewProduct,
  type NewProductForm,
  readNewProduct,
} from "./store-and-convert-new-product-draft.ts";
import { useCreateProduct } from "./use-create-product.ts";

export const meta = () => [{ title: "상품 만들기 · 오늘의과일 운영" }];

/** What a product needs to exist; the rest is written in its editor before it is published. */
export default function NewProductPage() {
  const { may } = useMe();
  const product = useForm<NewProductForm>({ defaultValues: readNewProduct().product });
  const option = useForm<OptionForm>({ defaultValues: readNewProduct().option });
  const create = useCreateProduct();
  useEffect(() => {
    const keep = () => keepNewProduct({ product: product.getValues(), option: option.getValues() });
    const ends = [product.subscribe({ formState: { values: true }, callback: keep })];
    ends.push(option.subscribe({ formState: { values: true }, callback: keep }));
    return () => {
      for (const end of ends) end();
    };
  }, [product, option]);
  const submit = async () => {
    const isRight = await product.trigger(undefined, { shouldFocus: true });
    const isOptionRight = await option.trigger(undefined, { shouldFocus: isRight });
    if (isRight && isOptionRight) create.mutate({ product: product.getValues(), option: option.getValues() });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <nav aria-label="위치" className="mb-1 flex items-center gap-1 text-micro text-ink-3">
        <Link to={paths.products} className="hover:text-ink">
          상품
        </Link>
        <ChevronRight className="size-3!" aria-hidden />
        <span>만들기</span>
      </nav>
      <PageHeading
        isOnCanvas
        title="상품 만들기"
        aside="만든 뒤 고시와 상세 내용을 적고 공개해요"
        actions={
          <Button
            type="submit"
            size="lg"
            tone="primary"
            busy={create.isPending}
            denied={may("catalog.edit") ? null : "상품을 만들 권한이 없어요"}
          >
            만들기
          </Button>
        }
      />
      {create.error && (
        <p role="alert" className="mb-3 font-medium text-danger">
          {create.error.message}
        </p>
      )}
      <div className="grid grid-cols-2 items-start gap-4 max-wide:grid-cols-1">
        <Card title="기본">
          <NewProductFields form={product} />
        </Card>
        <Card title="첫 옵션" aside="나머지 옵션은 만든 뒤에 더해요">
          <OptionFormFields register={option.register} errors={option.formState.errors} />
        </Card>
      </div>
    </form>
  );
}
