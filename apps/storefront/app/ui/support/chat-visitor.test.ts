import { expect, test } from "vitest";
import type { User } from "../../session/start-session.ts";
import { chatVisitor } from "./chat-visitor.ts";

const member = {
  id: 7,
  userType: "email",
  name: "김하루",
  nickname: "하루",
  email: "haru@todayfruit.example",
};

test("a member comes with id, name and e-mail, and at market the id says so", () => {
  expect(chatVisitor(member as User, "", "비회원")).toEqual({
    memberId: "7",
    name: "김하루",
    email: "haru@todayfruit.example",
  });
  expect(chatVisitor(member as User, "market-", "비회원").memberId).toBe("market-7");
});

test("a guest comes as 비회원, with no id of anybody", () => {
  const guest = { ...member, userType: "guest" } as User;
  expect(chatVisitor(guest, "market-", "비회원")).toEqual({ memberId: "", name: "비회원", email: "" });
  expect(chatVisitor(undefined, "", "비회원")).toEqual({ memberId: "", name: "비회원", email: "" });
});

test("who joined by a provider may have no name and no e-mail", () => {
  const social = { ...member, userType: "kakaotalk", name: null, email: null } as User;
  expect(chatVisitor(social, "", "비회원")).toEqual({ memberId: "7", name: "하루", email: "" });
});
