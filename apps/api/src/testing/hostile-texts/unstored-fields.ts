/**
 * Text fields that the shop neither stores nor repeats, with the reason: the test sends each and looks for it in the
 * reply and in every row of the database.
 */
export const NOT_KEPT: readonly [where: RegExp, why: string][] = [
  [/\.(nextPage|prePage)$/, "a place in a list, as the shop itself wrote it"],
  [/\.(phone|guestOrderPhone|accountNumber|identityNo|invoiceNumber)$/, "digits are kept of it, or nothing"],
  [/\.(password|newPassword|currentPassword)$/, "only its hash is kept"],
  [/\.email$/, "an address by its rule, or nothing"],
  [
    / body\.(snsToken|state|code|next)$/,
    "compared with what the shop or a provider gave, or read as a path of the shop",
  ],
  [/ body\.deviceId$/, "taken and not used"],
  [/\.advertisingAlarmUpdateDate$/, "taken as the specification has it: the shop dates an answer itself"],
  [
    /(delivery-address|subscriptions)(\/\{id\})? body\.(address\.)?guestOrderName$/,
    "of an order alone; a book, a change and a subscription have no orderer",
  ],
  [
    /-(changes|proofs|links)\/\{token\}.* path\.token$/,
    "compared with what the shop itself wrote into a link",
  ],
  [/ (path\.(key|code|secret|slug)|query\.(key|subTab|filter))$/, "one of the shop's own names, or unknown"],
  [
    /^GET .* query\.(searchToken|productName|name|orderNumber|subject|optionName|search|tag|source)$/,
    "looked for",
  ],
  [/ body\.rows\[\]\.(orderNumber|carrier)$/, "looked for"],
  [/\/message-templates.* (body\.rows\[\]\.set|query)\.text$/, "refused without the variables of its notice"],
  [/\/unlinked (body|query)\./, "compared with what a provider gave, by its signature"],
  [
    / body\.(fcmPushToken|subscription\.endpoint)$/,
    "an address of a push service: shown to its own device alone",
  ],
  [
    /^POST \/v1\/messages\/reports\/\{secret\} /,
    "a report of our message company: compared with what was sent",
  ],
  [/^POST \/v1\/gift\/shared /, "a notice of KakaoTalk with its key: compared with what was given"],
  [/\/guest-withdraw body\.name$/, "compared with the name of the order"],
  [
    /\.withdrawAccount\.(owner|bankName)$/,
    "sealed like a member's own, and dropped where nothing goes back to it",
  ],
  [/ body\.(photo|(photos|images)\[\])$/, "a path as the shop itself wrote it"],
  [/ body\.video\.(path|poster)$/, "a path as the shop itself wrote it"],
  [
    /\/videos\/\{id\}\/parts\/\{part\} body$/,
    "bytes of a video: inspect-video.test.ts says what becomes of them",
  ],
  [/profile-image body\.path$/, "a path as the shop itself wrote it"],
  [
    /^POST \/(v1\/app-users|operator\/v1(\/inquiries)?)\/images body$/,
    "bytes of a picture: the corpus of uploads says what becomes of them",
  ],
  [
    /^POST \/operator\/v1\/(imports\/\w+|sheet-headings) body$/,
    "bytes of a file, whose cells are edits of records: broken-sheets.test.ts says what becomes of them",
  ],
  [/ body\.(paymentKey|authKey|customerKey)$/, "asked for at the provider"],
  [/^POST \/v1\/app-users\/terms body\.agreed\[\]\.version$/, "compared with the versions in force"],
  [/^POST \/v1\/payments\/webhooks\/toss body$/, "nothing of it is believed: the provider is asked"],
  [
    /^POST \/v1\/events body\.(referrer|events\[\]\.(path|items\[\]\.))/,
    "read as a host, a page or a number of the shop",
  ],
];

export function isNotKept(field: string): boolean {
  return !EXCEPT.includes(field) && NOT_KEPT.some(([where]) => where.test(field));
}

/** Fields that are stored although others of their name are not. */
const EXCEPT = [
  "PUT /v1/app-users body.withdrawAccount.owner",
  "PUT /v1/app-users body.withdrawAccount.bankName",
];
