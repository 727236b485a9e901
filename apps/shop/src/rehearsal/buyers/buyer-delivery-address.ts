/** Address to which everyone in the room orders. */
export const BUYER_DELIVERY_ADDRESS = {
  selectedAddress: "서울 송파구 올림픽로 300",
  roadAddress: "서울 송파구 올림픽로 300",
  jibunAddress: "",
  addressDetail: "101동 1203호",
  receiverName: "김하루",
  phone: "01012345678",
  zonecode: "05551",
};
