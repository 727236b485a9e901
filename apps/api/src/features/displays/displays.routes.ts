import { displayCalls } from "@todayfruit/contract/calls/display";
import { bind } from "../../http/bind.ts";
import { listDisplays } from "./list-displays.ts";

const NAME = "GET /v4/display-category";

export const displayRoutes = bind(
  { [NAME]: displayCalls[NAME] },
  { [NAME]: (input, context) => listDisplays(context, input) },
);
