import { expect, test } from "vitest";
import { checkAndNormalizeDeliveryAddress } from "./check-and-normalize-delivery-address.ts";

const TYPED = {
  selectedAddress: "서울 송파구 올림픽로 300",
  roadAddress: "서울 송파구 올림픽로 300",
  jibunAddress: "서울 송파구 신천동 29",
  addressDetail: "101동 1203호",
  receiverName: " 김하루 ",
  phone: "010-1234-5678",
  zonecode: "05551",
};

test("checkAndNormalizeDeliveryAddress: the phone is normalized and fields of the form only are dropped", () => {
  const form = { ...TYPED, areaAddress: "jeju", default: true };
  expect(checkAndNormalizeDeliveryAddress(form)).toEqual({
    ok: true,
    value: {
      ...TYPED,
      receiverName: "김하루",
      phone: "01012345678",
      memo: "",
      entranceCode: "",
      deliveryAddressType: "",
    },
  });
});

test.each(["02-123-4567", "010-1234-567", ""])(
  "checkAndNormalizeDeliveryAddress: the phone %j is refused with PHONE_INVALID",
  (phone) => {
    expect(checkAndNormalizeDeliveryAddress({ ...TYPED, phone })).toMatchObject({
      ok: false,
      code: "PHONE_INVALID",
    });
  },
);

test("checkAndNormalizeDeliveryAddress: the code of the entrance is kept without its outer spaces", () => {
  expect(checkAndNormalizeDeliveryAddress({ ...TYPED, entranceCode: " #1203* " })).toMatchObject({
    value: { entranceCode: "#1203*" },
  });
});
