import { expect, test } from "vitest";
import type { User } from "../../session/restore-or-begin-session.ts";
import { chatVisitor } from "./chat-visitor.ts";

const member = {
  id: 7,
  userType: "email",
  name: "김하루",
  nickname: "하루",
  email: "haru@todayfruit.example",
};

test("chatVisitor: a member has id, name and e-mail; market prefixes the id", () => {
  expect(chatVisitor(member as User, "", "비회원")).toEqual({
    memberId: "7",
    name: "김하루",
    email: "haru@todayfruit.example",
  });
  expect(chatVisitor(member as User, "market-", "비회원").memberId).toBe("market-7");
});

test("chatVisitor: a guest is 비회원 without an id", () => {
  const guest = { ...member, userType: "guest" } as User;
  expect(chatVisitor(guest, "market-", "비회원")).toEqual({ memberId: "", name: "비회원", email: "" });
  expect(chatVisitor(undefined, "", "비회원")).toEqual({ memberId: "", name: "비회원", email: "" });
});

test("chatVisitor: a provider's member may lack name and e-mail", () => {
  const social = { ...member, userType: "kakaotalk", name: null, email: null } as User;
  expect(chatVisitor(social, "", "비회원")).toEqual({ memberId: "7", name: "하루", email: "" });
});
