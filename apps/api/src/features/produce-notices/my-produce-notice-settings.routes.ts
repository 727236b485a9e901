import { produceNoticeCalls } from "@todayfruit/contract/produce-notices/my-produce-notice-settings.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import {
  askProduceNoticeAgain,
  changeProduceSettings,
  showProduceSettings,
  switchProduceNotice,
  turnOnProduceKind,
} from "./manage-own-produce-notices.ts";

export const produceNoticeRoutes = bindCalls(produceNoticeCalls, {
  "GET /v1/app-users/produce-notices/settings": showProduceSettings,
  "PUT /v1/app-users/produce-notices/settings": changeProduceSettings,
  "DELETE /v1/app-users/produce-notices/off/{kind}": turnOnProduceKind,
  "PUT /v1/app-users/produce-notices/{id}/off": switchProduceNotice,
  "PUT /v1/app-users/produce-notices/{id}/again": askProduceNoticeAgain,
});
