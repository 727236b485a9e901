import { PLACES, type Place } from "./streets.ts";

/** An address as Kakao's widget returns it, without the fields that the shop does not read. */
export type FoundAddress = {
  readonly zonecode: string;
  readonly sido: string;
  readonly sigungu: string;
  readonly bname: string;
  readonly roadname: string;
  readonly roadAddress: string;
  readonly jibunAddress: string;
  readonly buildingName: string;
  readonly apartment: "Y" | "N";
};

const HOUSES = ["", "한빛아파트", "", "늘봄빌딩", "푸른숲마을", "", "다온타워"] as const;
const APARTMENTS: readonly string[] = ["한빛아파트", "푸른숲마을"];

/** All addresses that can be found: seven houses in each street, always the same. */
export const ADDRESSES: readonly FoundAddress[] = PLACES.flatMap((place, street) =>
  HOUSES.map((buildingName, house) => addressOf(place, street, house, buildingName)),
);

function addressOf(place: Place, street: number, house: number, buildingName: string): FoundAddress {
  const [sido, sigungu, bname, roadname, [from, to]] = place;
  const region = [sido, sigungu].filter((part) => part !== "").join(" ");
  const township = bname.includes(" ") ? `${bname.split(" ", 1)[0]} ` : "";
  const number = 5 + ((street * 13) % 90) + house * 17;
  const lot = `${100 + street * 3 + house * 11}-${house + 1}`;
  return {
    zonecode: String(from + (house % (to - from + 1))).padStart(5, "0"),
    sido,
    sigungu,
    bname,
    roadname,
    roadAddress: `${region} ${township}${roadname} ${number}`,
    jibunAddress: `${region} ${bname} ${lot}`,
    buildingName,
    apartment: APARTMENTS.includes(buildingName) ? "Y" : "N",
  };
}
