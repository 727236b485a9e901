import Type from "typebox";
import { Compile } from "typebox/compile";

const Phone = Type.String({ pattern: "^0\\d{8,10}$" });
const Message = Type.Object({
  to: Phone,
  from: Phone,
  text: Type.String({ minLength: 1, maxLength: 2000 }),
  subject: Type.Optional(Type.String({ maxLength: 40 })),
  type: Type.Optional(Type.String()),
  customFields: Type.Optional(Type.Record(Type.String(), Type.String({ maxLength: 200 }))),
  kakaoOptions: Type.Optional(
    Type.Object({
      pfId: Type.String(),
      templateId: Type.String(),
      variables: Type.Optional(Type.Record(Type.String(), Type.String())),
      disableSms: Type.Optional(Type.Boolean()),
    }),
  ),
});

export type SolapiMessage = Type.Static<typeof Message>;

/** Body of a request to send messages directly or to add them to a group. */
export const sendBody = Compile(
  Type.Object({ messages: Type.Array(Message, { minItems: 1, maxItems: 10_000 }) }),
);
