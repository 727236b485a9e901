import { type TObject, Type } from "typebox";
import { closed } from "../common-schemas.ts";
import { BannerFields } from "../displays/operator-banners.calls.ts";
import { DisplayGroupFields } from "../displays/operator-display-groups.calls.ts";
import { HomeSubTabFields, HomeTabFields } from "../displays/operator-home-tabs.calls.ts";
import { PageFields } from "../pages/operator-pages.calls.ts";
import { PopupFields } from "../popups/operator-popups.calls.ts";
import { PriceFields } from "../products/operator-prices.calls.ts";
import { OptionFields } from "../products/operator-product-options.calls.ts";
import { ProductFields } from "../products/operator-products.calls.ts";
import { editRows } from "../record-edits/record-edit-schemas.ts";
import { VideoFields } from "../videos/operator-videos.calls.ts";

/** Edits of one kind of record, as its own call takes them, that a preview shows without saving them. */
export const PreviewedEdit = Type.Union([
  editsOf("home-tabs", HomeTabFields),
  editsOf("home-sub-tabs", HomeSubTabFields),
  editsOf("display-groups", DisplayGroupFields),
  editsOf("banners", BannerFields),
  editsOf("popups", PopupFields),
  editsOf("pages", PageFields),
  editsOf("videos", VideoFields),
  editsOf("products", ProductFields),
  editsOf("options", OptionFields),
  editsOf("prices", PriceFields),
]);

function editsOf<const Noun extends string, const Fields extends TObject>(noun: Noun, fields: Fields) {
  return closed({ noun: Type.Literal(noun), rows: editRows(fields) });
}
