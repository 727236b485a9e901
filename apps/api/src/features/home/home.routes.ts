import { homeCalls } from "@todayfruit/contract/calls/home";
import { bind } from "../../http/bind.ts";
import { showHome } from "./show-home.ts";

export const homeRoutes = bind(homeCalls, { "GET /v1/home": (input, context) => showHome(context, input) });
