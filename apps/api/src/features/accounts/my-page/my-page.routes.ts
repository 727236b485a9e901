import { myPageCalls } from "@todayfruit/contract/accounts/my-page-counts.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { showMyPage } from "./show-my-page.ts";

export const myPageRoutes = bindCalls(myPageCalls, { "GET /v1/app-users/my-page": showMyPage });
