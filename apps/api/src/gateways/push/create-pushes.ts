import { createFcm, type FcmOptions } from "./fcm.ts";
import type { PushGateway } from "./push-gateway.ts";
import { isPushHost } from "./push-hosts.ts";
import { sendWebPush, type WebPushOptions } from "./web-push.ts";

export type PushOptions = FcmOptions &
  WebPushOptions & {
    /** Hosts of push services, `*.name` for everything under one. */
    hosts: readonly string[];
    /** Origins of our own that may be sent to as well: the sandbox's. */
    trusted: readonly string[];
  };

/** Pushes to apps by FCM, to browsers by Web Push. What a browser named is looked at again before anything is sent to it. */
export function createPushes(options: PushOptions): PushGateway {
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
