import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { HEX, type Sequence } from "../deterministic-id-generator.ts";
import type { Faults } from "./faults.ts";
import { type SolapiMessage, sendBody } from "./solapi-message-schema.ts";
import { verifySignature } from "./verify-signature.ts";

/** Groups of messages of Solapi, sent at once. */

export type GroupsOptions = {
  readonly keys: { readonly apiKey: string; readonly apiSecret: string };
  readonly clock: () => Date;
  readonly ids: Sequence;
  readonly faults: Faults;
  readonly carry: (message: SolapiMessage, messageId: string) => void;
};

type Group = {
  readonly groupId: string;
  status: "PENDING" | "SENDING";
  readonly messages: { readonly message: SolapiMessage; readonly messageId: string }[];
};

export const BODY_LIMIT = 20 * 1024 * 1024;
/** Number of groups that are kept, enough to query the status of recent ones. */
const GROUPS_KEPT = 1000;
const GROUP = "/messages/v4/groups/:groupId";

/** Binds groups of messages: created, filled, and sent once. A number that ends with 0000 is refused as invalid. */
export function bindMessageGroups(
  app: FastifyInstance,
  { keys, clock, ids, faults, carry }: GroupsOptions,
): void {
  const groups = new Map<string, Group>();
  type Named = { Params: { groupId: string } };

  const signed = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    if (!verifySignature(headers.authorization, keys, clock()))
      await reply
        .code(401)
        .send({ errorCode: "Unauthorized", errorMessage: "인증 정보가 올바르지 않습니다." });
  };
  const route = { preHandler: signed, bodyLimit: BODY_LIMIT };

  app.post("/messages/v4/groups", route, (_request, reply) =>
    faults.answer(reply, () => {
      const groupId = `G4V${ids.next(20, clock().toISOString(), HEX)}`;
      const group: Group = { groupId, status: "PENDING", messages: [] };
      groups.set(groupId, group);
      const [oldest] = groups.keys();
      if (groups.size > GROUPS_KEPT && oldest !== undefined) groups.delete(oldest);
      return present(group);
    }),
  );

  app.put<Named>(`${GROUP}/messages`, route, ({ params, body }, reply) => {
    const group = groups.get(params.groupId);
    if (group?.status !== "PENDING" || !sendBody.Check(body)) return refused(reply, group);
    return faults.answer(reply, () => {
      const resultList = body.messages.map((message) => {
        const messageId = `M4V${ids.next(20, message.to, HEX)}`;
        const isTaken = !message.to.endsWith("0000");
        if (isTaken) group.messages.push({ message, messageId });
        const { to, from, customFields } = message;
        return { to, from, messageId, customFields, statusCode: isTaken ? "2000" : "3049", country: "82" };
      });
      return { errorCount: String(resultList.filter((one) => one.statusCode !== "2000").length), resultList };
    });
  });

  app.post<Named>(`${GROUP}/send`, route, ({ params }, reply) => {
    const group = groups.get(params.groupId);
    if (group?.status !== "PENDING") return refused(reply, group);
    return faults.answer(reply, () => {
      if (group.status === "PENDING") for (const one of group.messages) carry(one.message, one.messageId);
      group.status = "SENDING";
      return present(group);
    });
  });

  app.get<Named>(GROUP, { preHandler: signed }, ({ params }, reply) => {
    const group = groups.get(params.groupId);
    return group ? faults.answer(reply, () => present(group)) : refused(reply, group);
  });
}

function present({ groupId, status, messages }: Group): object {
  const count = { total: messages.length, registeredSuccess: messages.length, registeredFailed: 0 };
  return { groupId, status, count, allowDuplicates: true };
}

function refused(reply: FastifyReply, group: Group | undefined): object {
  if (!group) {
    void reply.code(404);
    return { errorCode: "GroupNotFound", errorMessage: "그룹이 존재하지 않습니다." };
  }
  void reply.code(400);
  return { errorCode: "ValidationError", errorMessage: "보낼 수 없는 그룹입니다." };
}
