import { expect, test } from "vitest";
import type { User } from "../../session/restore-or-begin-session.ts";
import { buildSupportChatVisitor } from "./build-support-chat-visitor.ts";

const member = {
  id: 7,
  userType: "email",
  name: "김하루",
  nickname: "하루",
  email: "haru@todayfruit.example",
};

test("buildSupportChatVisitor: a member has id, name and e-mail; market prefixes the id", () => {
  expect(buildSupportChatVisitor(member as User, "", "비회원")).toEqual({
    memberId: "7",
    name: "김하루",
    email: "haru@todayfruit.example",
  });
  expect(buildSupportChatVisitor(member as User, "market-", "비회원").memberId).toBe("market-7");
});

test("buildSupportChatVisitor: a guest is 비회원 without an id", () => {
  const guest = { ...member, userType: "guest" } as User;
  expect(buildSupportChatVisitor(guest, "market-", "비회원")).toEqual({
    memberId: "",
    name: "비회원",
    email: "",
  });
  expect(buildSupportChatVisitor(undefined, "", "비회원")).toEqual({
    memberId: "",
    name: "비회원",
    email: "",
  });
});

test("buildSupportChatVisitor: a provider's member may lack name and e-mail", () => {
  const social = { ...member, userType: "kakaotalk", name: null, email: null } as User;
  expect(buildSupportChatVisitor(social, "", "비회원")).toEqual({ memberId: "7", name: "하루", email: "" });
});
