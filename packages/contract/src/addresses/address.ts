import { AREA_TYPES } from "@todayfruit/domain/shipping/area-of-zonecode";
import { MAX_ENTRANCE_CODE } from "@todayfruit/domain/shipping/check-and-normalize-delivery-address";
import { Type } from "typebox";
import { closed, Filled, Id, nullable, oneOf, Text } from "../common-schemas.ts";

/** 우편번호: five digits, from which the server derives the area. */
export const Zonecode = Type.String({ pattern: "^\\d{5}$", maxLength: 5 });

/**
 * Address as a buyer types or picks it, with every field of the specification's address. `areaAddress` is a hint only,
 * the server derives the area itself; `id` is not used, a path names the address; the orderer counts for an order.
 */
export const AddressInput = closed({
  id: Type.Optional(nullable(Id)),
  default: Type.Optional(Type.Boolean()),
  selectedAddress: Filled(200),
  roadAddress: Text(200),
  jibunAddress: Text(200),
  addressDetail: Text(100),
  receiverName: Filled(30),
  phone: Text(20, 9),
  zonecode: Zonecode,
  areaAddress: Type.Optional(oneOf(AREA_TYPES)),
  memo: Type.Optional(Text(100)),
  entranceCode: Type.Optional(Text(MAX_ENTRANCE_CODE)),
  deliveryAddressType: Type.Optional(Text(20)),
  guestOrderName: Type.Optional(nullable(Text(30))),
  guestOrderPhone: Type.Optional(nullable(Text(20))),
});

const shown = {
  selectedAddress: Text(200),
  roadAddress: Text(200),
  jibunAddress: Text(200),
  addressDetail: Text(100),
  receiverName: Text(30),
  phone: Text(20),
  zonecode: Text(5),
  areaAddress: oneOf(AREA_TYPES),
  memo: Text(100),
  /** 공동현관 비밀번호; empty: none, or deleted after the delivery. */
  entranceCode: Text(MAX_ENTRANCE_CODE),
  deliveryAddressType: Text(20),
  /** Orderer of a guest's order; `null` in an address book. */
  guestOrderName: nullable(Text(30)),
  guestOrderPhone: nullable(Text(20)),
};

/** Address of a member's book. */
export const Address = closed({ id: Id, default: Type.Boolean(), ...shown });

/** Address of an order: a copy of its own, so `id` is `null` and it is never the default. */
export const OrderAddress = closed({ id: nullable(Id), default: Type.Boolean(), ...shown });
