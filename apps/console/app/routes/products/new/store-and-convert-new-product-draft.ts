import type { Input } from "@todayfruit/contract/all-calls";
import {
  convertFormToOption,
  EMPTY_OPTION,
  type OptionForm,
} from "../../../features/products/option-form/convert-form-to-option.ts";

/** Fields without which no product can be made, as they are typed. */
export type NewProductForm = {
  name: string;
  kind: string;
  categoryId: string;
  distributorId: string;
  taxStatus: string;
  origin: string;
  images: string[];
};
export type NewProductDraft = { product: NewProductForm; option: OptionForm };
type Body = Input<"POST /operator/v1/products">["body"];

const KEY = "draft of a new product";
const EMPTY: NewProductDraft = {
  product: { name: "", kind: "", categoryId: "", distributorId: "", taxStatus: "", origin: "", images: [] },
  option: EMPTY_OPTION,
};

/** Returns the body of the call that makes the product of a form whose fields were checked. */
export function formToProduct({ product, option }: NewProductDraft): Body {
  return {
    name: product.name.trim(),
    kind: product.kind.trim(),
    categoryId: Number(product.categoryId),
    distributorId: Number(product.distributorId),
    taxStatus: product.taxStatus === "taxable" ? "taxable" : "tax_free",
    origin: product.origin.trim(),
    images: product.images,
    options: [convertFormToOption(option, 1)],
    reason: "상품 만들기",
  };
}

/** Reads what was typed of a new product before a reload. */
export function readNewProduct(): NewProductDraft {
  try {
    const { product, option } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<NewProductDraft>;
    return { product: { ...EMPTY.product, ...product }, option: { ...EMPTY.option, ...option } };
  } catch {
    // A text that is no draft, e.g. of another version: nothing can be kept of it.
    return EMPTY;
  }
}

/** Keeps what is typed on the device; `null` once the product is made. */
export function keepNewProduct(draft: NewProductDraft | null): void {
  if (draft === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(draft));
}
