import { AREA_TYPES } from "@todayfruit/domain/shipping/area";
import { Type } from "typebox";
import { closed, Filled, Id, nullable, oneOf, Text } from "../schema.ts";

/** 우편번호: five digits, from which the server derives the area. */
export const Zonecode = Type.String({ pattern: "^\\d{5}$", maxLength: 5 });

/** Address as a buyer types or picks it; `areaAddress` is a hint only, the server derives the area itself. */
export const AddressInput = closed({
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
  deliveryAddressType: Type.Optional(Text(20)),
});

/** Address of an order, for a guest with the name and phone of the buyer. */
export const OrderAddressInput = closed({
  ...AddressInput.properties,
  id: Type.Optional(Id),
  guestOrderName: Type.Optional(Text(30)),
  guestOrderPhone: Type.Optional(Text(20)),
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
  deliveryAddressType: Text(20),
};

export const Address = closed({ id: Id, default: Type.Boolean(), ...shown });
export const OrderAddress = closed({
  ...shown,
  guestOrderName: nullable(Text(30)),
  guestOrderPhone: nullable(Text(20)),
});
