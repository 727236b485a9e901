import { createFcm, type FcmOptions } from "./fcm.ts";
import { isPushHost } from "./is-push-host.ts";
import type { PushGateway } from "./push-gateway-types.ts";
import { sendWebPush, type WebPushOptions } from "./web-push.ts";

export type PushOptions = FcmOptions &
  WebPushOptions & {
    /** Hosts of push services; `*.name` means all hosts under the name. */
    hosts: readonly string[];
    /** Our own origins that are allowed as well: the sandbox's. */
    trusted: readonly string[];
  };

/**
 * Creates the push gateway: FCM for apps, Web Push for browsers. An address that a browser registered is checked
 * again before each push.
 */
export function createPushGateway(options: PushOptions): PushGateway {
  const sendByFcm = createFcm(options);
  const isPushService = (endpoint: string) => isPushHost(endpoint, options.hosts, options.trusted);
  return {
    publicKey: options.vapid.publicKey,
    isPushService,
    async send(target, message) {
      if (target.platform !== "web") return sendByFcm(target.token, message);
      return isPushService(target.endpoint) ? sendWebPush(options, target, message) : { kind: "gone" };
    },
  };
}
