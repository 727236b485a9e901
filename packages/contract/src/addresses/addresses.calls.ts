import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Id } from "../common-schemas.ts";
import { Address, AddressInput } from "./address.ts";

export const addressCalls = calls({
  "GET /v1/app-users/delivery-address": {
    summary: "배송지 목록. 기본 배송지가 먼저 와요.",
    access: "member",
    reply: closed({ list: Type.Array(Address) }),
    refusals: [],
  },
  "POST /v1/app-users/delivery-address": {
    summary: "배송지 추가. 첫 배송지는 기본 배송지가 돼요.",
    access: "member",
    body: AddressInput,
    reply: Address,
    refusals: ["PHONE_INVALID", "ZONECODE_MISMATCH", "ADDRESS_LIMIT"],
  },
  "PUT /v1/app-users/delivery-address/{id}": {
    summary: "배송지 바꾸기",
    access: "member",
    path: closed({ id: Id }),
    body: AddressInput,
    reply: Address,
    refusals: ["PHONE_INVALID", "ZONECODE_MISMATCH", "ADDRESS_NOT_FOUND"],
  },
  "DELETE /v1/app-users/delivery-address/{id}": {
    summary: "배송지 지우기. 기본 배송지를 지우면 가장 최근 배송지가 기본이 돼요.",
    access: "member",
    path: closed({ id: Id }),
    reply: closed({ isDeleted: Type.Boolean() }),
    refusals: ["ADDRESS_NOT_FOUND"],
  },
});
