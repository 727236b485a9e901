/** 시·도 by their short names, as the postcode service writes them. */
export const PROVINCES = [
  "서울",
  "경기",
  "인천",
  "강원",
  "충북",
  "세종",
  "충남",
  "대전",
  "경북",
  "대구",
  "울산",
  "부산",
  "경남",
  "전북",
  "전남",
  "광주",
  "제주",
] as const;
export type Province = (typeof PROVINCES)[number];

/**
 * First two digits of the zonecodes of each 시·도, from and to. Source: 국가기초구역번호 (도로명주소법 시행령), which are
 * numbered from Seoul to Jeju without an overlap.
 */
export const DIGITS: Record<Province, readonly [from: number, to: number]> = {
  서울: [1, 9],
  경기: [10, 20],
  인천: [21, 23],
  강원: [24, 26],
  충북: [27, 29],
  세종: [30, 30],
  충남: [31, 33],
  대전: [34, 35],
  경북: [36, 40],
  대구: [41, 43],
  울산: [44, 45],
  부산: [46, 49],
  경남: [50, 53],
  전북: [54, 56],
  전남: [57, 60],
  광주: [61, 62],
  제주: [63, 63],
};

/** 군위군 came from 경북 to 대구 on 2023-07-01 and kept its zonecodes. */
export const GUNWI: readonly [from: number, to: number] = [39_000, 39_099];

/**
 * First three digits of the zonecodes of 자치구 of Seoul and 시 of Jeju, from and to (국가기초구역번호). Others are checked by
 * their 시·도 only.
 */
export const DISTRICTS: Partial<Record<Province, Record<string, readonly [from: number, to: number]>>> = {
  서울: {
    강북구: [10, 12],
    도봉구: [13, 15],
    노원구: [16, 19],
    중랑구: [20, 23],
    동대문구: [24, 26],
    성북구: [27, 29],
    종로구: [30, 32],
    은평구: [33, 35],
    서대문구: [36, 38],
    마포구: [39, 42],
    용산구: [43, 44],
    중구: [45, 46],
    성동구: [47, 48],
    광진구: [49, 51],
    강동구: [52, 54],
    송파구: [55, 59],
    강남구: [60, 64],
    서초구: [65, 68],
    동작구: [69, 71],
    영등포구: [72, 74],
    강서구: [75, 78],
    양천구: [79, 81],
    구로구: [82, 84],
    금천구: [85, 86],
    관악구: [87, 89],
  },
  제주: { 제주시: [630, 634], 서귀포시: [635, 639] },
};
