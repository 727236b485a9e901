import { Type } from "typebox";
import { Compile } from "typebox/compile";
import type { BatchMessage, MessageGateway, NotDone } from "./message-gateway-types.ts";
import { NOT_THERE, type SolapiAccess, sendSolapiRequest } from "./send-solapi-request.ts";

export type SolapiOptions = SolapiAccess & {
  /** Registered sender number (발신번호 사전등록), digits only. */
  sender: string;
  /** KakaoTalk channel that sends notices (pfId); `null` sends notices as texts. */
  channel: string | null;
  /**
   * Returns Kakao's ID of one of our templates; `null` when it is not registered, so that its notices are sent as
   * texts.
   */
  templateId: (name: string) => string | null;
};

const MALFORMED: NotDone = { kind: "unknown", reason: "malformed-reply" };
const ACCEPTED = "2000";
/** Solapi's states of groups that are never sent any more. */
const VOID = ["FAILED", "DELETED"];

/**
 * Creates the message gateway to Solapi (messages v4). It never repeats a request: a lost answer is reported as
 * `unknown`. A batch is a group of Solapi (`/groups`), which is sent once, when told to.
 *
 * @example await createSolapiMessages(options).sendText({ to: "01012345678", text: "인증번호 [123456]" })
 *   // { kind: "accepted", messageId: "M4V…" }
 */
export function createSolapiMessages(options: SolapiOptions): MessageGateway {
  return {
    async sendText({ to, text }) {
      const answer = await sendSolapiRequest(options, {
        method: "POST",
        path: "/messages/v4/send-many/detail",
        body: { messages: [{ from: options.sender, to, text }], showMessageList: true },
      });
      if (answer.kind !== "answered") return answer;
      if (!sent.Check(answer.body)) return MALFORMED;
      const [refused] = answer.body.failedMessageList;
      if (refused) return { kind: "failed", reason: refused.statusCode };
      const { messageList, groupInfo } = answer.body;
      return { kind: "accepted", messageId: messageList?.[0]?.messageId ?? groupInfo.groupId };
    },

    async openBatch() {
      // Two notices to the same number are both sent.
      const answer = await sendSolapiRequest(options, {
        method: "POST",
        path: "/messages/v4/groups",
        body: { allowDuplicates: true },
      });
      if (answer.kind !== "answered") return answer;
      return group.Check(answer.body) ? { kind: "opened", batchId: answer.body.groupId } : MALFORMED;
    },

    async fillBatch(batchId, messages) {
      const answer = await sendSolapiRequest(options, {
        method: "PUT",
        path: `${pathOf(batchId)}/messages`,
        body: { messages: messages.map((message) => asSolapiTakes(options, message)) },
      });
      if (answer.kind !== "answered") return answer;
      if (!filled.Check(answer.body)) return MALFORMED;
      const { resultList } = answer.body;
      const keyOf = (index: number) => resultList[index]?.customFields?.key ?? messages[index]?.key ?? "";
      const each = resultList.map((result, index) => ({ ...result, key: keyOf(index) }));
      return {
        kind: "filled",
        accepted: new Map(
          each
            .filter(({ statusCode }) => statusCode === ACCEPTED)
            .map(({ key, messageId }) => [key, messageId]),
        ),
        refused: new Map(
          each
            .filter(({ statusCode }) => statusCode !== ACCEPTED)
            .map(({ key, statusCode }) => [key, statusCode]),
        ),
      };
    },

    async sendBatch(batchId) {
      const answer = await sendSolapiRequest(options, { method: "POST", path: `${pathOf(batchId)}/send` });
      return answer.kind === "answered" ? { kind: "accepted" } : answer;
    },

    async stateOfBatch(batchId) {
      const answer = await sendSolapiRequest(options, { method: "GET", path: pathOf(batchId) });
      if (answer.kind !== "answered") return answer.reason === NOT_THERE ? { kind: "void" } : answer;
      if (!group.Check(answer.body)) return MALFORMED;
      const { status, count } = answer.body;
      if (VOID.includes(status)) return { kind: "void" };
      return status === "PENDING" ? { kind: "waiting", count: count.registeredSuccess } : { kind: "gone" };
    },
  };
}

function pathOf(batchId: string): string {
  return `/messages/v4/groups/${encodeURIComponent(batchId)}`;
}

function asSolapiTakes({ sender, channel, templateId }: SolapiOptions, message: BatchMessage): object {
  const { to, text, key, notice } = message;
  const id = notice === null ? null : templateId(notice.template);
  return {
    from: sender,
    to,
    text,
    customFields: { key },
    // The provider sends the text to recipients who have no KakaoTalk or blocked the channel.
    ...(channel === null || id === null
      ? {}
      : { kakaoOptions: { pfId: channel, templateId: id, variables: notice?.variables, disableSms: false } }),
  };
}

const sent = Compile(
  Type.Object({
    groupInfo: Type.Object({ groupId: Type.String() }),
    failedMessageList: Type.Array(Type.Object({ statusCode: Type.String() })),
    messageList: Type.Optional(Type.Array(Type.Object({ messageId: Type.String() }))),
  }),
);
const group = Compile(
  Type.Object({
    groupId: Type.String({ minLength: 1, maxLength: 80 }),
    status: Type.String(),
    count: Type.Object({ registeredSuccess: Type.Integer() }),
  }),
);
const filled = Compile(
  Type.Object({
    resultList: Type.Array(
      Type.Object({
        messageId: Type.String(),
        statusCode: Type.String(),
        customFields: Type.Optional(Type.Object({ key: Type.Optional(Type.String()) })),
      }),
    ),
  }),
);
