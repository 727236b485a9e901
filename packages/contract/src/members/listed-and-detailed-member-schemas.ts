import { Type } from "typebox";
import {
  Count,
  closed,
  DateText,
  Id,
  Instant,
  Money,
  nullable,
  oneOf,
  SignedMoney,
  Text,
  Uuid,
} from "../common-schemas.ts";
import { Version } from "../record-edits/record-edit-schemas.ts";

const member = {
  id: Id,
  version: Version,
  /** Name, phone and e-mail; masked unless they are unmasked. */
  name: nullable(Text(60)),
  phone: nullable(Text(20)),
  email: nullable(Text(320)),
  userType: oneOf(["email", "kakaotalk", "naver"]),
  grade: Count,
  /** Orders placed and kept. */
  orderCount: Count,
  /** Paid within the last three months, 원. */
  recentlyPaid: Money,
  lastOrderedAt: nullable(Instant),
  point: Count,
  /** Coupons that can be used. */
  couponCount: Count,
  /** Consents to advertising: texts and pushes, and at night. */
  advertising: closed({ isOn: Type.Boolean(), isOnAtNight: Type.Boolean() }),
  noteCount: Count,
  isBlocked: Type.Boolean(),
  joinedAt: Instant,
};

export const ListedMember = closed(member);

const Voice = closed({
  kind: oneOf(["question", "inquiry", "review"]),
  id: Id,
  contents: Text(2000),
  /** Stars of a review. */
  score: nullable(Count),
  isAnswered: Type.Boolean(),
  at: Instant,
});

/** Member with what they did, the latest 20 of each. */
export const MemberDetail = closed({
  ...member,
  isMasked: Type.Boolean(),
  /** End of the unmasking by this operator. */
  unmaskedUntil: nullable(Instant),
  handGrade: nullable(Count),
  handGradeUntil: nullable(DateText),
  /** Grade by purchases. */
  earnedGrade: Count,
  orders: Type.Array(
    closed({
      id: Id,
      number: Text(30),
      orderName: Text(100),
      status: Text(40),
      price: Money,
      createdAt: Instant,
    }),
  ),
  claims: Type.Array(
    closed({
      id: Id,
      orderId: Id,
      resolution: Text(20),
      reason: Text(30),
      status: Text(20),
      requestedAt: Instant,
    }),
  ),
  voices: Type.Array(Voice),
  points: Type.Array(
    closed({
      id: Id,
      amount: SignedMoney,
      reason: Text(40),
      orderId: nullable(Id),
      expiresAt: Instant,
      at: Instant,
    }),
  ),
  coupons: Type.Array(
    closed({
      id: Id,
      couponId: Id,
      name: Text(60),
      validUntil: Instant,
      issuedAt: Instant,
      orderId: nullable(Id),
    }),
  ),
  consents: Type.Array(closed({ kind: Text(40), isGiven: Type.Boolean(), version: Text(40), at: Instant })),
  sessions: Type.Array(closed({ id: Uuid, device: Text(100), createdAt: Instant, lastSeenAt: Instant })),
  notes: Type.Array(
    closed({
      id: Id,
      version: Version,
      contents: Text(1000),
      writer: nullable(Text(30)),
      at: nullable(Instant),
    }),
  ),
  /** Views of the member's data, as the member is shown them. */
  accesses: Type.Array(
    closed({
      operatorName: Text(30),
      orderId: nullable(Id),
      reason: Text(300),
      at: Instant,
      until: nullable(Instant),
    }),
  ),
  /** Actions of operators on the member. */
  actions: Type.Array(
    closed({
      id: Id,
      action: Text(60),
      operatorName: nullable(Text(30)),
      reason: nullable(Text(300)),
      at: Instant,
    }),
  ),
});
