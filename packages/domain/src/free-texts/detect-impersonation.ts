/**
 * Authorities, banks, couriers and platforms that fraudulent texts impersonate; no words of fruit or everyday
 * language.
 */
const OTHERS = new RegExp(
  [
    "국세청|홈택스|정부24|건강보험공단|건보공단|국민건강보험|국민연금공단|경찰청|경찰서|사이버수사|검찰|지방법원|법원(?![읍리골])|금융감독원|금감원|금융위",
    "질병관리청|질병청|보건소|관세청|세관|우체국|우정사업본부|도로공사|교통민원|이파인|주민센터|구청|시청|고용노동부|근로복지공단|행정안전부|행안부",
    "국토부|국방부|복지부|여신금융협회|신용회복위원회|서민금융진흥원|햇살론|선거관리위원회|한국전력|한전",
    "(?:국민|신한|우리|하나|농협|기업|카카오|케이|수협|산업|씨티|제일|kb|nh|ibk|sc|새마을)\\s?(?:은행(?!나무|잎|골)|뱅크|카드|증권|금고)|(?:삼성|롯데|현대|비씨|bc)\\s?카드",
    "저축은행|캐피탈|새마을금고|대한통운|(?:한진|롯데|로젠|경동|쿠팡|cj|씨제이)\\s?택배|쿠팡|(?<![a-z])(?:dhl|fedex)(?![a-z])|네이버|카카오페이|카카오톡|카카오(?:팀|고객)",
    "토스(?!트|카나|터)|페이코|당근\\s?(?:마켓|페이)|번개장터|알리익스프레스|아마존|테무|넷플릭스|구글|애플\\s?(?:코리아|페이|스토어|아이디|계정)",
    "(?<![a-z])skt(?![a-z])|lg\\s?u\\+|lgu\\+|kt\\s?고객|11번가|지마켓|배달의민족|인스타그램|페이스북",
  ].join("|"),
);
/** Offices of the shop that a name must not claim. */
const OFFICES =
  /고객\s?(?:센터|만족|지원)|상담(?:원|센터)|관리자|운영(?:자|팀|진)|본사|공식|오늘의\s?과일|발신|안내\s?(?:문|센터)/;

/** Demands and threats of frauds that impersonate others. */
const DEMANDS =
  /환급|미납|체납|연체|납부|고지서|과태료|범칙금|벌금|압류|소환|출석|위반|열람|본인\s?(?:인증|확인)|승인|해외\s?결제|결제\s?(?:완료|예정|취소|오류)|출금|정지|제한|만료|해지|유출|해킹|보안|당첨|지원금|보조금|대출|한도|금리|배송지\s?(?:오류|불명|수정|변경|미확인)|배송\s?(?:불가|보류|실패)|주소\s?(?:불일치|오류|수정|불명)|반송|통관|미수령|접속\s?(?:하|바랍|요망|기록|차단)|설치|로그인\s?(?:제한|차단|시도|기록)|계좌|비밀번호|인증\s?번호|보관\s?중|미배달|확인\s?(?:바랍|요망|하세요|하십|필요)|소명|조사|사건|명의|도용/;

/** Phrases of frauds that are refused even without an impersonated name. */
const SCAMS: readonly RegExp[] = [
  /(?:무담보|무직자|저금리|당일|정부지원|서민|소액|비상금|대환)\s?대출|대출\s?(?:한도|승인|금리|상담|가능|신청)/,
  /수익\s?(?:률|율)?\s?(?:보장|확정|\d)|리딩\s?방|(?:종목|코인)\s?추천|급등주|원금\s?보장|고수익|재테크\s?(?:정보|방)|투자\s?(?:정보|방|자문)/,
  /카지노|바카라|토토(?!로)|슬롯|꽁머니|먹튀|홀덤|첫충|매충/,
  /인증\s?번호\S{0,3}\s?(?:알려|보내|불러|말해|입력)/,
  /\burl\b|클릭\s?(?:하세요|하시|바랍|요망|해\s?주세요)|\bapk\b|앱\S{0,2}\s?설치/,
  /핀\s?번호|(?:상품권|기프트\s?카드|구글\s?카드)\S{0,2}\s?(?:구매|구입|사서|사진|번호)/,
  /안전\s?계좌|(?:계좌\S{0,2}\s?)?(?:입금|송금|이체)\s?(?:바랍|하세요|하시|하십|해\s?주|부탁|요망)|보증금\s?입금/,
  /(?:폰|핸드폰|휴대폰|액정|전화기)\S{0,2}\s?(?:이\s?|가\s?)?(?:고장|깨[져졌]|수리|망가|박살).{0,30}(?:이\s?번호|문자\s?(?:줘|주|로|남)|톡\s?(?:추가|줘)|추가|인증|부탁|컴퓨터|pc)/,
  /소액\s?결제|해외\s?결제|해외\s?(?:직구|승인)|결제\s?(?:완료|승인)\S{0,3}.{0,12}\d|본인\s?(?:아닐|아닌|아니)|미\s?결제\s?시/,
  /당첨.{0,20}(?:수령|확인|제세|경품|축하금|지급)|제세공과금|경품\s?(?:수령|당첨)/,
  /택배.{0,25}(?:주소\s?(?:불일치|오류|불명|(?:수정|변경|확인)\s?(?:바랍|요망|하세요|필요|부탁드))|배송\s?(?:불가|보류|실패)|배송지\s?(?:오류|불명|수정|변경)|반송\s?(?:예정|처리|됩니다|되었|중)|미수령|보관\s?(?:중|기간))|송장.{0,15}(?:주소|오류|불일치)|운송장.{0,15}(?:주소|오류|불일치|확인)/,
  /(?:과태료|범칙금|벌금|체납|미납|연체)\S{0,3}.{0,15}(?:통지|고지|확인|발송|부과|조회|발부|납부|안내|내역)|(?:벌점|위반).{0,10}(?:고지|통지|조회|발송)/,
  /개인\s?통관|통관\s?(?:고유|번호|보류)/,
  /(?:결과|진단서|보고서|검진표?)\S{0,2}\s?(?:통보|통지|발송|조회|열람|확인하세요|확인\s?(?:바랍|요망|하기|하시))/,
  /(?:지원금|환급금|보조금|보험금|휴면\s?예금)\S{0,2}.{0,12}(?:신청|지급|대상|조회|도착|확인|수령)/,
  /(?:개인\s?정보|계정|비밀번호|아이디)\S{0,2}.{0,10}(?:유출|도용|해킹|정지|만료|제한|차단)/,
  /신고\S{0,2}\s?(?:접수|내용|내역)|부업\s?(?:모집|문의|추천|하실|소개)|재택\s?(?:알바|근무)|(?:알바|아르바이트)\s?(?:모집|구함|가능)|일당\s?\d|하루\s?\d+\s?만\s?원|고액\s?알바/,
];

/** Joins separated syllables: `국 세 청` and `국.세.청` become `국세청`. */
function joined(folded: string): string {
  return folded
    .replace(/(?<=[가-힣])[.*_~^|/-]+(?=[가-힣])/g, "")
    .replace(/(?<!\S)(?:[가-힣] ){2,}[가-힣](?!\S)/g, (letters) => letters.replaceAll(" ", ""));
}

/**
 * Given names that equal a word for an authority or office, after a family name: 김세관 is a person. Full names of
 * authorities are not among them: 서구청 is an office.
 */
const PEOPLE = /^[가-힣](?:세관|법원|공식)$/;

/**
 * Reports whether a folded name of a farm impersonates an authority or another company. The shop's own name and its
 * offices are allowed.
 */
export function isForeignFarm(folded: string): boolean {
  return [folded, joined(folded)].some((text) => OTHERS.test(text));
}

/** Reports whether a folded name impersonates an authority, another company or an office of the shop. */
export function isForeignName(folded: string): boolean {
  const name = folded.replace(/[^a-z0-9가-힣+]/g, "");
  if (PEOPLE.test(name)) return false;
  return [folded, name].some((text) => OTHERS.test(text) || OFFICES.test(text));
}

/**
 * Reports whether a folded text makes a demand in the name of an authority or company, or uses a typical phrase of
 * frauds.
 */
export function isForeignDemand(folded: string): boolean {
  return [folded, joined(folded)].some(
    (text) => (OTHERS.test(text) && DEMANDS.test(text)) || SCAMS.some((scam) => scam.test(text)),
  );
}
