/** Generated from the migrations by `npm run tables`; do not edit. */
export type Tables = {
  abandoned_cart_message: {
    id: number;
    text: string;
    after_hours: number;
    is_on: boolean;
    version: number;
  };
  access_token: {
    hash: Uint8Array;
    id: string;
    user_id: number;
    token_type: string;
    sns_type: string | null;
    device_id: string | null;
    created_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
    user_agent: string;
    last_seen_at: Date | null;
  };
  account_change: {
    id: string;
    user_id: number;
    kind: string;
    link_hash: Uint8Array;
    key_id: string | null;
    sealed: Uint8Array | null;
    changed_at: Date;
    expires_at: Date;
    undone_at: Date | null;
    is_superseded: boolean;
  };
  advertisement: {
    id: number;
    type: string;
    category_id: number;
    product_id: number;
    badge: string;
    sort: number;
    version: number;
  };
  allowed_network: {
    network: string;
    note: string;
  };
  analytics_day: {
    day: string;
    views: number;
    visitors: number;
    comebacks: number;
    sessions: number;
    product_views: number;
    carts: number;
    checkouts: number;
    purchases: number;
    revenue: number;
    refunds: number;
    refunded: number;
  };
  analytics_event: {
    id: string;
    day: string;
    at: Date;
    name: string;
    session: string;
    visitor: string;
    is_comeback: boolean;
    platform: string;
    path: string;
    referrer: string;
    utm_source: string;
    utm_medium: string;
    utm_campaign: string;
    detail: string;
    items: unknown;
    seconds: number | null;
    variant: string | null;
  };
  analytics_funnel_day: {
    day: string;
    source: string;
    variant: string;
    visits: number;
    product_views: number;
    carts: number;
    checkouts: number;
    paid: number;
    revenue: number;
  };
  analytics_product_day: {
    day: string;
    product_id: number;
    views: number;
    carts: number;
    units: number;
    purchases: number;
    revenue: number;
  };
  analytics_source_day: {
    day: string;
    source: string;
    campaign: string;
    sessions: number;
    carts: number;
    checkouts: number;
    purchases: number;
    revenue: number;
  };
  answer_template: {
    id: number;
    kind: string;
    title: string;
    contents: string;
    sort: number;
    version: number;
  };
  api_key: {
    id: number;
    operator_id: number;
    is_of_farms: boolean;
    networks: string[];
    created_by: number | null;
    created_at: Date;
    expires_at: Date | null;
    revoked_at: Date | null;
    last_used_at: Date | null;
    version: number;
  };
  api_key_permission: {
    api_key_id: number;
    permission: string;
  };
  api_key_secret: {
    hash: Uint8Array;
    api_key_id: number;
    hint: string;
    created_at: Date;
    ends_at: Date | null;
  };
  app_user: {
    id: number;
    uuid: string;
    user_type: string;
    email: string | null;
    email_verified_at: Date | null;
    email_letters_until: Date | null;
    password_hash: string | null;
    name: string | null;
    phone: string | null;
    phone_verified_at: Date | null;
    nickname: string | null;
    profile_image_url: string | null;
    grade: number;
    client_center_reply_alarm: boolean;
    order_delivery_alarm: boolean;
    advertising_alarm: boolean;
    advertising_promotion: boolean;
    night_alarm: boolean;
    advertising_alarm_update_date: Date | null;
    point_balance: number;
    order_count: number;
    created_at: Date;
    left_at: Date | null;
    profile_picture: string | null;
    version: number;
    is_blocked: boolean;
    hand_grade: number | null;
    hand_grade_until: string | null;
    earned_grade: number | null;
  };
  arrival_count: {
    carrier_code: string;
    distributor_id: number;
    area: string;
    days: number;
    parcels: number;
  };
  audit_breach: {
    run_id: number;
    invariant: string;
    subject: string;
    found_at: Date;
  };
  audit_run: {
    id: number;
    night: string;
    started_at: Date;
    finished_at: Date | null;
    step: string | null;
    position: number;
    rows: number;
    breaches: number;
    lease_until: Date | null;
  };
  banner: {
    id: number;
    title: string;
    sub_title: string | null;
    image: string;
    href: string;
    background_color: string;
    begin_at: Date;
    end_at: Date;
    version: number;
  };
  best_ranking: {
    category_id: number;
    date_type: string;
    product_id: number;
    position: number;
    previous_position: number | null;
    sold_units: number;
    ranked_at: Date;
  };
  best_ranking_tiebreaker: {
    category_id: number;
    date_type: string;
    position: number;
    product_id: number;
  };
  billing_card: {
    id: number;
    user_id: number;
    key_id: string;
    sealed: Uint8Array;
    issuer_code: string;
    number_masked: string;
    is_default: boolean;
    created_at: Date;
  };
  billing_key_removal: {
    id: number;
    user_id: number;
    key_id: string;
    sealed: Uint8Array;
    tries: number;
    next_try_at: Date;
  };
  birthday_award: {
    user_id: number;
    year: number;
    lot_id: number;
  };
  broadcast: {
    id: number;
    title: string;
    path: string;
    starts_at: Date;
    version: number;
  };
  campaign: {
    id: number;
    name: string;
    text: string;
    other_text: string | null;
    other_share: number | null;
    channels: string[];
    least_grade: number | null;
    ordered_within_days: number | null;
    not_ordered_for_days: number | null;
    bought_of: number | null;
    send_at: Date | null;
    is_cancelled: boolean;
    version: number;
    started_at: Date | null;
    finished_at: Date | null;
    last_user_id: number;
  };
  campaign_recipient: {
    campaign_id: number;
    user_id: number;
    is_other: boolean;
    at: Date;
  };
  cancellation: {
    id: number;
    order_id: number;
    return_request_id: number | null;
    money: number;
    points: number;
    tax_free: number;
    lines: unknown;
    actor: string;
    reason: string;
    at: Date;
    is_goodwill: boolean;
    goodwill_claim_id: number | null;
  };
  cancellation_product: {
    order_product_id: number;
    cancellation_id: number;
  };
  carrier: {
    code: string;
    name: string;
    tracker_id: string | null;
    tracking_url: string | null;
    sort: number;
    rest_weekdays: string[];
  };
  cart_item: {
    id: number;
    user_id: number;
    product_id: number;
  };
  cart_merge: {
    id: string;
    member_id: number;
    guest_id: number;
    moved: unknown;
    merged_at: Date;
    undone_at: Date | null;
  };
  cart_option: {
    id: number;
    cart_item_id: number;
    option_id: number;
    units: number;
    is_checked: boolean;
    created_at: Date;
  };
  cash_receipt: {
    id: number;
    order_id: number;
    amount: number;
    tax_free: number;
    canceled: number;
    receipt_key: string | null;
    issue_number: string | null;
    receipt_url: string | null;
    created_at: Date;
    issued_at: Date | null;
    failure_code: string | null;
    tries: number;
    next_try_at: Date | null;
    refusals: number;
  };
  cash_receipt_cancellation: {
    id: number;
    cash_receipt_id: number;
    amount: number;
    created_at: Date;
    done_at: Date | null;
    tries: number;
    next_try_at: Date | null;
    refusals: number;
  };
  cash_receipt_request: {
    order_id: number;
    type: string;
    identity_select: number;
    identity_masked: string;
    is_placeholder: boolean;
    key_id: string | null;
    sealed: Uint8Array | null;
    is_due: boolean;
    stopped_at: Date | null;
  };
  category: {
    id: number;
    parent_id: number | null;
    slug: string | null;
    name: string;
    icon: string;
    sort: number;
    version: number;
  };
  category_count: {
    category_id: number;
    visible: number;
    in_stock: number;
  };
  category_display_group: {
    category_id: number;
    position: number;
    group_id: number;
  };
  checkout_link: {
    id: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  checkout_link_line: {
    checkout_link_id: string;
    position: number;
    option_id: number;
    units: number;
    unit_price: number;
  };
  closed_day: {
    id: number;
    kind: string;
    day: string;
    name: string;
    distributor_id: number | null;
    carrier_code: string | null;
  };
  cohort_month: {
    cohort: string;
    month: string;
    members: number;
    orders: number;
    net_sales: number;
  };
  consent_record: {
    id: number;
    user_id: number;
    kind: string;
    is_given: boolean;
    version: string;
    source: string;
    at: Date;
  };
  console_access: {
    id: number;
    version: number;
  };
  conversion: {
    order_id: number;
    day: string;
    at: Date;
    revenue: number;
    utm_source: string;
    utm_campaign: string;
    exported_at: Date | null;
  };
  conversion_refund: {
    id: number;
    order_id: number;
    day: string;
    at: Date;
    amount: number;
    is_reversal: boolean;
    exported_at: Date | null;
  };
  coupon: {
    id: number;
    name: string;
    discount_kind: string;
    discount_amount: number;
    discount_percent: number | null;
    conditions: unknown;
    valid_from: Date;
    valid_until: Date;
    valid_days: number | null;
    download_from: Date | null;
    download_until: Date | null;
    issue_limit: number | null;
    issued: number;
    per_member: number;
    created_at: Date;
    code: string | null;
    moment: string | null;
    rule: string | null;
    target: string;
    moment_grade: number | null;
    version: number;
    is_stopped: boolean;
    budget: number | null;
  };
  coupon_award: {
    coupon_id: number;
    user_id: number;
    occasion: string;
    member_coupon_id: number | null;
    awarded_at: Date;
  };
  coupon_redemption: {
    order_id: number;
    member_coupon_id: number;
    discount: number;
    min_price: number;
    is_returned: boolean;
    target: string;
    coupon_id: number;
  };
  coupon_scope: {
    id: number;
    coupon_id: number;
    product_id: number | null;
    category_id: number | null;
    distributor_id: number | null;
  };
  deleted_review: {
    order_product_id: number;
    at: Date;
  };
  delivery_address: {
    id: number;
    user_id: number;
    is_default: boolean;
    selected_address: string;
    road_address: string;
    jibun_address: string;
    address_detail: string;
    receiver_name: string;
    phone: string;
    zonecode: string;
    memo: string;
    delivery_address_type: string;
    created_at: Date;
    entrance_code: string;
  };
  delivery_promise_change: {
    id: number;
    order_option_id: number;
    cause: string;
    reason: string;
    old_arrival_to: string;
    new_dispatch_on: string;
    new_arrival_to: string;
    changed_at: Date;
    undone_by: number | null;
  };
  display_group: {
    id: number;
    name: string;
    title: string | null;
    sub_title: string | null;
    order_by_type: string;
    contents_type: string;
    ui_type: string;
    product_ids: number[];
    banner_ids: number[];
    category_ids: number[];
    review_ids: number[];
    video_ids: number[];
    ends_at: Date | null;
    is_time_sale: boolean;
    version: number;
  };
  display_tab: {
    id: number;
    group_id: number;
    parent_id: number | null;
    name: string;
    sub_title: string | null;
    position: number;
    product_ids: number[];
  };
  distributor: {
    id: number;
    uuid: string;
    name: string;
    region: string;
    greeting: string;
    delivery_company_code: string;
    delivery_company_name: string;
    shipping_address: string;
    base_shipping_fee: number;
    free_shipping_from: number;
    is_bundle: boolean;
    bundle_policy: string;
    order_cutoff_time: string;
    shipping_weekdays: string[];
    cs_phone: string;
    business_number: string;
    origin_area: string;
    version: number;
    return_fee: number | null;
    return_address: string | null;
  };
  draft_order: {
    id: number;
    link_hash: Uint8Array;
    phone_end: string;
    note: string;
    created_by: number;
    created_at: Date;
    expires_at: Date;
    opened_at: Date | null;
    cancelled_at: Date | null;
  };
  draft_order_line: {
    draft_order_id: number;
    position: number;
    option_id: number;
    units: number;
    unit_price: number;
  };
  edge_purge: {
    id: number;
    transaction_id: number;
    tags: string;
    noticed_at: Date | null;
    next_at: Date | null;
    times_sent: number;
  };
  faq: {
    id: number;
    category: string;
    question: string;
    answer: string;
    sort: number;
    version: number;
  };
  farm_follow: {
    user_id: number;
    distributor_id: number;
    created_at: Date;
  };
  farm_news: {
    id: number;
    distributor_id: number;
    product_id: number;
    kind: string;
    timed_price_id: number | null;
    noticed_at: Date | null;
    told_until: number;
    told_at: Date | null;
  };
  farm_punctuality: {
    distributor_id: number;
    parcels: number;
    on_time: number;
  };
  favorite: {
    user_id: number;
    product_id: number;
    created_at: Date;
  };
  first_import: {
    is_only: boolean;
    at: Date;
  };
  gift: {
    id: number;
    gift_group_id: number;
    order_id: number;
    position: number;
    receiver_name: string;
    receiver_phone: string | null;
    status: string;
    products_price: number;
    coupon_discount: number;
    shipping_fee: number;
    price: number;
    link_generation: number;
    link_hash: Uint8Array | null;
    sent_at: Date | null;
    expires_at: Date | null;
    message_count: number;
    last_message_at: Date | null;
    reminder_count: number;
    shared_at: Date | null;
    opened_at: Date | null;
    address: unknown | null;
    address_entered_at: Date | null;
    declined_at: Date | null;
    thanks: string | null;
    thanked_at: Date | null;
    receiver_id: number | null;
    receiver_proof: string | null;
    receive_on: string | null;
    thanks_card: string | null;
    thanks_photo: string | null;
    thanks_hidden_at: Date | null;
    thanks_hidden_for: string | null;
    thanks_version: number;
  };
  gift_group: {
    id: number;
    order_id: number;
    user_id: number;
    noti_type: string;
    sender_name: string;
    message: string;
    card: string;
    receiver_count: number;
    address_days: number;
    sent_at: Date | null;
    withdrawn_at: Date | null;
    created_at: Date;
  };
  gift_status_change: {
    id: number;
    gift_id: number;
    from_status: string | null;
    to_status: string;
    actor: string;
    reason: string | null;
    at: Date;
    undoes_change_id: number | null;
  };
  google_analytics_client: {
    order_tmp_id: string;
    client_id: string;
    session_id: string;
    at: Date;
  };
  grade_change: {
    user_id: number;
    month: string;
    from_grade: number;
    to_grade: number;
    purchased: number;
    at: Date;
  };
  grade_coupon: {
    month: string;
    grade: number;
    coupon_id: number;
  };
  grade_run: {
    month: string;
    done_until: number;
    started_at: Date;
    finished_at: Date | null;
  };
  guest_order_access: {
    user_id: number;
    phone: string;
    name: string;
    expires_at: Date;
  };
  harvest_season: {
    kind: string;
    name: string;
    months: number[];
  };
  idempotency_key: {
    user_id: number;
    key: string;
    call: string;
    request_hash: Uint8Array;
    status: number | null;
    reply: unknown | null;
    created_at: Date;
  };
  imported_row: {
    table_name: string;
    row_key: string;
    hash: Uint8Array;
  };
  inquiry: {
    id: number;
    user_id: number;
    kind: string;
    order_product_id: number | null;
    wants_notice: boolean;
    created_at: Date;
    waits_since: Date | null;
    answered_at: Date | null;
    read_at: Date | null;
    is_helpful: boolean | null;
  };
  inquiry_message: {
    id: number;
    inquiry_id: number;
    writer: string | null;
    contents: string;
    photos: string[];
    created_at: Date;
  };
  job_status: {
    task: string;
    succeeded_at: Date | null;
    failed_at: Date | null;
    failures: number;
    error: string | null;
  };
  login_failure: {
    id: number;
    email_hash: Uint8Array;
    network: string;
    source: string;
    failed_at: Date;
  };
  main_navigation: {
    id: number;
    key: string;
    name: string;
    sort: number;
    is_default: boolean;
    is_shown: boolean;
    version: number;
  };
  member_birthday: {
    user_id: number;
    month_day: string;
    agreed_at: Date;
  };
  member_coupon: {
    id: number;
    coupon_id: number;
    user_id: number;
    nth: number;
    valid_until: Date;
    issued_at: Date;
  };
  member_note: {
    id: number;
    user_id: number;
    contents: string;
    version: number;
  };
  message: {
    id: number;
    dedupe_key: string;
    template: string;
    user_id: number;
    subject: string;
    href: string;
    variables: unknown;
    phone: string | null;
    channels: string[];
    created_at: Date;
    expires_at: Date;
    routed_at: Date | null;
    outcome: unknown | null;
    email: string | null;
    account_change_id: string | null;
  };
  message_batch: {
    id: string;
    state: string;
    created_at: Date;
    tries: number;
    check_at: Date | null;
  };
  message_outbox: {
    id: number;
    dedupe_key: string;
    message_id: number | null;
    channel: string;
    batch_id: string | null;
    template: string;
    subject: string;
    key_id: string | null;
    sealed: Uint8Array | null;
    created_at: Date;
    expires_at: Date;
    next_try_at: Date | null;
    tries: number;
    send_started_at: Date | null;
    sent_at: Date | null;
    dropped_at: Date | null;
    provider_message_id: string | null;
    reason: string | null;
    report: string | null;
    report_code: string | null;
    reported_at: Date | null;
  };
  message_template: {
    id: number;
    template: string;
    channel: string;
    text: string;
    is_reviewed: boolean;
    version: number;
  };
  notice: {
    id: number;
    type: string;
    title: string;
    contents: string;
    is_pinned: boolean;
    created_at: Date;
    version: number;
  };
  notification: {
    id: number;
    user_id: number;
    list_type: string;
    kind: string;
    title: string;
    body: string;
    href: string;
    dedupe_key: string;
    created_at: Date;
    read_at: Date | null;
    image: string | null;
    produce_notice_id: number | null;
  };
  opening_alarm: {
    user_id: number;
    product_id: number;
    created_at: Date;
    notified_at: Date | null;
  };
  operator: {
    id: number;
    email: string | null;
    name: string;
    password_hash: string | null;
    totp_key_id: string | null;
    totp_sealed: Uint8Array | null;
    totp_step: number;
    created_at: Date;
    disabled_at: Date | null;
    must_change_password: boolean;
    is_api_key: boolean;
  };
  operator_action: {
    id: number;
    operator_id: number | null;
    source: string;
    ip_address: string | null;
    action: string;
    subject: string;
    before: unknown | null;
    after: unknown | null;
    reason: string | null;
    request_id: string;
    at: Date;
    change_id: number | null;
  };
  operator_change: {
    id: number;
    operator_id: number | null;
    source: string;
    noun: string;
    rows: unknown;
    reason: string;
    request_id: string;
    ip_address: string | null;
    created_at: Date;
    effective_at: Date;
    status: string;
    ended_at: Date | null;
    failure: string | null;
    undoes_id: number | null;
  };
  operator_digest: {
    operator_id: number;
    slot: Date;
  };
  operator_distributor: {
    operator_id: number;
    distributor_id: number;
  };
  operator_idempotency_key: {
    operator_id: number;
    key: string;
    call: string;
    request_hash: Uint8Array;
    status: number | null;
    reply: unknown | null;
    created_at: Date;
  };
  operator_recovery_code: {
    operator_id: number;
    hash: Uint8Array;
    used_at: Date | null;
  };
  operator_role: {
    name: string;
    title: string;
    personal_data_purpose: string | null;
    goodwill_limit: number;
    id: number;
    is_own: boolean;
    version: number;
    claim_goodwill_limit: number;
  };
  operator_role_assignment: {
    operator_id: number;
    role: string;
  };
  operator_token: {
    hash: Uint8Array;
    operator_id: number;
    source: string;
    ip_address: string;
    user_agent: string;
    created_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
  };
  option_stock: {
    option_id: number;
    on_hand: number;
    reserved: number;
    waiting_room_id: number | null;
  };
  order_content: {
    order_id: number;
    kind: string;
    video_id: number | null;
    broadcast_id: number | null;
    touched_at: Date;
  };
  order_item_tmp: {
    id: string;
    user_id: number;
    cart_option_ids: number[];
    created_at: Date;
  };
  order_move: {
    change_id: number;
    order_product_id: number;
    order_id: number;
    move: string;
    from_status: string;
    to_status: string;
    delay_before: unknown | null;
    promises_before: unknown | null;
    undone_by: number | null;
  };
  order_note: {
    order_id: number;
    memo: string;
    tags: string[];
    assignee_id: number | null;
    version: number;
  };
  order_option: {
    id: number;
    order_product_id: number;
    option_id: number;
    name: string;
    units: number;
    unit_price: number;
    unit_list_price: number;
    shipment_date: string | null;
    tax_status: string;
    net: number;
    tax_free: number;
    shipping: unknown;
    compensated: number;
    promised_dispatch_on: string | null;
    promised_arrival_from: string | null;
    promised_arrival_to: string | null;
    in_coupon_scope: boolean;
    supply_cost: number;
    shop_compensated: number;
  };
  order_product: {
    id: number;
    order_id: number;
    gift_id: number | null;
    product_id: number;
    product_uuid: string;
    distributor_id: number;
    name: string;
    images: string[];
    distributor_name: string;
    distributor_region: string;
    status: string;
    status_before_request: string | null;
    is_reviewed: boolean;
    settlement_id: number | null;
  };
  order_refund_account: {
    order_id: number;
    key_id: string;
    sealed: Uint8Array;
    created_at: Date;
  };
  order_shipping_discount: {
    order_id: number;
    bundle_key: string;
    amount: number;
  };
  order_status_change: {
    id: number;
    order_id: number;
    order_product_id: number | null;
    from_status: string | null;
    to_status: string;
    actor: string;
    reason: string | null;
    at: Date;
    undoes_change_id: number | null;
  };
  order_tag: {
    tag: string;
    order_id: number;
  };
  order_tmp: {
    id: string;
    user_id: number;
    lines: unknown;
    address: unknown | null;
    used_point: number;
    utm: unknown | null;
    created_at: Date;
    expires_at: Date;
    member_coupon_id: number | null;
    gift_count: number | null;
    shipping_member_coupon_id: number | null;
    content: unknown | null;
  };
  orders: {
    id: number;
    uuid: string;
    user_id: number;
    order_tmp_id: string;
    is_gift: boolean;
    order_name: string;
    status: string;
    reservation: string;
    shipping_fee_type: string;
    area: string;
    delivery_area: string | null;
    address: unknown | null;
    memo: string;
    utm: unknown | null;
    selected_pg: string;
    receipt_type: string;
    withdraw_type: string;
    cancel_denied_reason: string | null;
    is_first_purchase: boolean;
    list_price: number;
    products_price: number;
    coupon_discount: number;
    base_shipping_fee: number;
    area_shipping_fee: number;
    used_point: number;
    price: number;
    tax_free: number;
    quote: unknown;
    expected_reward_point: number;
    expected_shipment_date: string;
    created_at: Date;
    expires_at: Date;
    number: string;
    variant: string | null;
    is_from_waiting_room: boolean;
  };
  page: {
    id: number;
    slug: string;
    title: string;
    contents: string;
    begin_at: Date;
    end_at: Date | null;
    version: number;
  };
  page_display_group: {
    tab: string;
    sub_tab: string;
    position: number;
    group_id: number;
  };
  past_row: {
    id: number;
    table_name: string;
    row_key: string;
    parent_id: number;
    until: Date;
    value: unknown | null;
  };
  past_rows_begin: {
    is_only: boolean;
    since: Date;
  };
  past_rule: {
    name: string;
    until: Date;
    value: unknown;
  };
  past_stock: {
    id: number;
    option_id: number;
    until: Date;
    remaining: number | null;
  };
  payment: {
    id: number;
    order_id: number;
    status: string;
    method: string;
    amount: number;
    tax_free: number;
    provider: string;
    payment_key: string | null;
    provider_status: string | null;
    secret: string | null;
    captured: number;
    refunded: number;
    cancelled: number;
    card_text: string | null;
    receipt_url: string | null;
    vbank_account_number: string | null;
    vbank_bank_code: string | null;
    vbank_customer_name: string | null;
    vbank_due_at: Date | null;
    failure_code: string | null;
    failure_message: string | null;
    approved_at: Date | null;
    check_at: Date | null;
    use_escrow: boolean;
    reminded_at: Date | null;
    confirm_started_at: Date | null;
  };
  payment_alert: {
    id: number;
    payment_id: number;
    kind: string;
    amount: number;
    given: number;
    created_at: Date;
    seen_at: Date | null;
    note: string | null;
  };
  payment_difference: {
    id: number;
    day: string;
    kind: string;
    movement: string;
    payment_id: number | null;
    expected: number | null;
    settled: number | null;
    found_at: Date;
    resolved_at: Date | null;
    resolved_by: number | null;
    note: string | null;
  };
  payment_fee: {
    id: number;
    method: string;
    rate: number | null;
    amount: number | null;
    version: number;
  };
  payment_method: {
    id: number;
    version: number;
    variant: string;
    method: string;
    is_offered: boolean;
    min_amount: number;
    max_amount: number | null;
  };
  payment_status_change: {
    id: number;
    payment_id: number;
    from_status: string | null;
    to_status: string;
    provider_status: string | null;
    at: Date;
  };
  payment_webhook: {
    transmission_id: string;
    kind: string;
    order_uuid: string | null;
    received_at: Date;
    handled_at: Date | null;
  };
  pending_gift_refund: {
    gift_id: number;
    since: Date;
    next_try_at: Date;
  };
  pending_order_update: {
    order_product_id: number;
    kind: string;
    order_id: number;
    change_id: number | null;
    due_at: Date | null;
  };
  pending_social_unlink: {
    id: string;
    sns_type: string;
    key_id: string;
    sealed: Uint8Array;
    created_at: Date;
    tries: number;
    next_try_at: Date;
  };
  personal_data_access: {
    id: number;
    user_id: number;
    operator_id: number;
    order_id: number | null;
    reason: string;
    at: Date;
    until: Date | null;
  };
  phone_code: {
    id: number;
    user_id: number;
    phone: string;
    purpose: string;
    code_hash: Uint8Array;
    network: string;
    created_at: Date;
    expires_at: Date;
    tries: number;
    verified_at: Date | null;
    used_at: Date | null;
  };
  point_entry: {
    id: number;
    user_id: number;
    lot_id: number;
    order_id: number | null;
    amount: number;
    reason: string;
    at: Date;
    reward_id: number | null;
  };
  point_lot: {
    id: number;
    user_id: number;
    amount: number;
    remaining: number;
    reason: string;
    available_at: Date;
    expires_at: Date;
  };
  point_reward: {
    id: number;
    user_id: number;
    order_product_id: number;
    kind: string;
    amount: number;
    available_at: Date;
    expires_at: Date;
    granted_at: Date;
    lot_id: number | null;
    undone_at: Date | null;
    owed: number;
  };
  popular_search: {
    rank: number;
    query: string;
    previous_rank: number | null;
    ranked_at: Date;
  };
  popup: {
    id: number;
    title: string;
    text: string | null;
    image: string | null;
    image_alt: string;
    href: string | null;
    variants: string[];
    begin_at: Date;
    end_at: Date;
    version: number;
  };
  preview: {
    id: number;
    token_hash: Uint8Array;
    page_kind: string;
    page_id: number | null;
    path: string;
    variant: string | null;
    shown_at: Date;
    shows_unpublished: boolean;
    created_by: number;
    created_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
    edits: unknown;
  };
  price_day: {
    option_id: number;
    day: string;
    lowest: number;
  };
  privacy_log_entry: {
    id: number;
    user_id: number;
    action_id: number | null;
    actor: string;
    actor_name: string | null;
    act: string;
    reason: string | null;
    is_masked: boolean;
    order_ids: number[];
    inquiry_ids: number[];
    at: Date;
  };
  produce_notice: {
    id: number;
    order_product_id: number;
    user_id: number;
    notice: string;
    kind: string;
    name: string;
    title: string;
    advice: string;
    times: number;
    told_at: Date;
    again_on: string | null;
  };
  produce_notice_off: {
    user_id: number;
    kind: string;
    notice: string;
    name: string;
    at: Date;
  };
  produce_notice_rule: {
    id: number;
    kind: string;
    storage: string | null;
    notice: string;
    days: number;
    name: string;
    title: string;
    advice: string;
    version: number;
  };
  produce_notice_setting: {
    user_id: number;
    ripe: boolean;
    storage: boolean;
    discard: boolean;
  };
  product: {
    id: number;
    uuid: string;
    root_category_id: number;
    category_id: number;
    distributor_id: number;
    name: string;
    sub_title: string;
    kind: string;
    status: string;
    list_price: number;
    price: number;
    supply_cost: number;
    representative_option_id: number;
    unit_price_unit: string | null;
    unit_price_amount: number | null;
    shipping_base: number;
    shipping_primary_area: number;
    shipping_secondary_area: number;
    shipping_third_area: number;
    shipping_fee_unit: string;
    free_shipping_from: number;
    is_bundle: boolean;
    undeliverable_primary_area: boolean;
    undeliverable_secondary_area: boolean;
    undeliverable_third_area: boolean;
    undeliverable_note: string | null;
    delivery_company_code: string;
    delivery_company_name: string;
    tax_status: string;
    video_url: string | null;
    is_exclusive: boolean;
    is_app_only: boolean;
    is_wholesale: boolean;
    min_grade: number | null;
    restricted_stock_order: boolean;
    max_unit_in_box: number;
    unstoring_days_after: number;
    label_recommend: string | null;
    label_shipping_method: string | null;
    sale_type: string;
    coming_soon_at: Date | null;
    limited_begin_at: Date | null;
    limited_end_at: Date | null;
    goal_quantity: number | null;
    no_resale: boolean;
    origin: string;
    storage: string;
    harvest_note: string | null;
    expiry_note: string | null;
    season_note: string | null;
    keywords: string[];
    images: string[];
    contents: unknown;
    sales_weight: number;
    score_average: number;
    review_count: number;
    question_count: number;
    favorite_count: number;
    related_product_ids: number[];
    created_at: Date;
    requires_share: boolean;
    is_sold_out: boolean;
    next_harvest_on: string | null;
    sweetness_brix: number | null;
    version: number;
    item_notice: unknown | null;
    seo_title: string | null;
    seo_description: string | null;
    image_alts: unknown;
  };
  product_feed: {
    id: number;
    name: string;
    format: string;
    variant: string;
    is_on: boolean;
    token_hash: Uint8Array | null;
    version: number;
  };
  product_group: {
    code: string;
    name: string;
    sort: number;
    product_ids: number[];
  };
  product_option: {
    id: number;
    product_id: number;
    name: string;
    sort: number;
    amount: number;
    weight_value: number | null;
    weight_unit: string | null;
    list_price: number;
    price: number;
    special_sale_price: number | null;
    supply_cost: number;
    unit_price_unit: string | null;
    unit_price_amount: number | null;
    status: string;
    shipment_date: string | null;
    max_unit_in_box: number;
    version: number;
  };
  product_review_stats: {
    product_id: number;
    scores: number[];
    photo_reviews: number;
  };
  product_share: {
    user_id: number;
    product_id: number;
    type: string;
    created_at: Date;
  };
  product_stats: {
    product_id: number;
    favorites: number;
    waiting: number;
  };
  provider_settlement_day: {
    day: string;
    lines: number;
    fetched_at: Date;
  };
  provider_settlement_line: {
    transaction_key: string;
    payment_key: string;
    amount: number;
    fee: number;
    pay_out: number;
    sold_on: string;
    paid_out_on: string | null;
  };
  purchase_order: {
    id: number;
    distributor_id: number;
    expected_on: string;
    note: string;
    status: string;
    created_by: number;
    created_at: Date;
    receipts: number;
    version: number;
  };
  purchase_order_line: {
    purchase_order_id: number;
    position: number;
    option_id: number;
    units: number;
    received: number;
  };
  push_device: {
    id: number;
    session_hash: Uint8Array;
    user_id: number;
    platform: string;
    endpoint: string;
    p256dh: string | null;
    auth: string | null;
    created_at: Date;
    last_seen_at: Date;
  };
  question: {
    id: number;
    product_id: number;
    nickname: string;
    contents: string;
    is_secret: boolean;
    created_at: Date;
    updated_at: Date | null;
    answer: string | null;
    answer_writer: string | null;
    answered_at: Date | null;
    answer_changed_at: Date | null;
    version: number;
    hidden_at: Date | null;
    hidden_for: string | null;
  };
  question_author: {
    question_id: number;
    user_id: number;
  };
  rate_limit_counter: {
    key: string;
    window_start: Date;
    count: number;
    expires_at: Date;
  };
  read_position: {
    reader: string;
    position: number;
    expires_at: Date;
  };
  refund: {
    id: number;
    payment_id: number;
    payment_key: string;
    cancellation_id: number | null;
    amount: number;
    tax_free: number | null;
    reason: string;
    account_key_id: string | null;
    account_sealed: Uint8Array | null;
    transaction_key: string | null;
    created_at: Date;
    done_at: Date | null;
    tries: number;
    next_try_at: Date;
    refusals: number;
    outcome: string | null;
    outcome_reason: string | null;
    last_code: string | null;
    asked_at: Date | null;
  };
  remote_area_range: {
    id: number;
    area: string;
    first_zonecode: number;
    last_zonecode: number;
    name: string;
  };
  replacement: {
    return_request_id: number;
    created_at: Date;
    packed_at: Date | null;
    shipment_id: number | null;
    delivered_at: Date | null;
  };
  restock_alarm: {
    id: number;
    user_id: number;
    product_id: number;
    option_id: number | null;
    by_push: boolean;
    by_phone: boolean;
    phone: string | null;
    created_at: Date;
    ends_on: string;
    ended_at: Date | null;
    outcome: string | null;
  };
  return_pickup: {
    return_request_id: number;
    carrier_code: string;
    pickup_on: string;
    requested_at: Date;
    carrier_reference: string | null;
    received_at: Date | null;
    disposal: string | null;
    revision: number;
    ordered_revision: number | null;
    ordered_at: Date | null;
    invoice_number: string | null;
    collected_at: Date | null;
    cancelled_at: Date | null;
    check_at: Date | null;
    failures: number;
    failure: string | null;
  };
  return_request: {
    id: number;
    order_id: number;
    order_product_id: number;
    resolution: string;
    reason: string;
    details: string;
    photos: string[];
    status: string;
    is_shown: boolean;
    answer: string | null;
    requested_at: Date;
    decided_at: Date | null;
    expected_price: number | null;
    expected_point: number | null;
    offered_total: number | null;
    offered_price: number | null;
    offered_point: number | null;
    offered_at: Date | null;
    offer_until: Date | null;
    reopened_at: Date | null;
    reopen_reason: string | null;
    charged_to: string;
  };
  return_request_option: {
    return_request_id: number;
    order_option_id: number;
    units: number;
    bad_pieces: number | null;
    all_pieces: number | null;
    given: number;
  };
  review: {
    id: number;
    product_id: number;
    option_id: number | null;
    option_name: string;
    nickname: string;
    score: number;
    contents: string;
    images: string[];
    helpful_count: number;
    purchase_count: number;
    grade_name: string | null;
    seller_reply: unknown | null;
    created_at: Date;
    updated_at: Date | null;
    hidden_at: Date | null;
    hidden_for: string | null;
    video: string | null;
    video_poster: string | null;
    video_seconds: number | null;
    version: number;
    pin_place: number | null;
  };
  review_appeal: {
    report_id: number;
    contents: string;
    status: string;
    decision: string | null;
    created_at: Date;
    decided_at: Date | null;
  };
  review_author: {
    review_id: number;
    user_id: number;
    order_product_id: number;
  };
  review_helpful_vote: {
    review_id: number;
    user_id: number;
    created_at: Date;
  };
  review_report: {
    id: number;
    review_id: number;
    user_id: number;
    reason_id: number;
    reason: string;
    status: string;
    decision: string | null;
    created_at: Date;
    decided_at: Date | null;
  };
  review_report_reason: {
    id: number;
    name: string;
    ground: string;
    needs_words: boolean;
  };
  role_permission: {
    role: string;
    permission: string;
  };
  sale_line: {
    order_option_id: number;
    order_id: number;
    day: string;
    product_id: number;
    option_id: number;
    category_id: number;
    distributor_id: number;
    method: string;
    units: number;
    net: number;
  };
  saved_cash_receipt: {
    user_id: number;
    type: string;
    identity_select: number;
    identity_masked: string;
    key_id: string;
    sealed: Uint8Array;
    updated_at: Date;
  };
  saved_refund_account: {
    user_id: number;
    key_id: string;
    sealed: Uint8Array;
    updated_at: Date;
  };
  search_dictionary: {
    word: string;
    relation: string;
    means: string[];
    id: number;
    version: number;
  };
  search_document: {
    product_id: number;
    category_id: number;
    root_category_id: number;
    price: number;
    in_stock: boolean;
    is_free_delivery: boolean;
    sales: number;
    score_average: number;
    review_count: number;
    created_at: Date;
    season_months: number;
    opens_at: Date | null;
    closes_at: Date | null;
    distributor_id: number;
    origins: string[];
    weight_grams: number | null;
    sweetness_brix: number | null;
  };
  search_pin: {
    id: number;
    word: string;
    product_id: number;
    sort: number;
    variants: string[];
    begin_at: Date;
    end_at: Date | null;
    is_advertisement: boolean;
    version: number;
  };
  search_posting: {
    term_id: number;
    product_id: number;
    fields: number;
    in_stock: boolean;
    sales: number;
  };
  search_query_day: {
    day: string;
    query: string;
    words: string | null;
    searches: number;
    without_result: number;
  };
  search_season: {
    term: string;
    months: number[];
  };
  search_term: {
    id: number;
    term: string;
    label: string;
    jamo: string;
    chosung: string;
    fields: number;
    product_count: number;
  };
  settlement: {
    id: number;
    distributor_id: number;
    through: string;
    units: number;
    goods: number;
    shipping: number;
    returns: number;
    corrections: number;
    total: number;
    closed_at: Date;
    closed_by: number | null;
    paid_on: string | null;
    version: number;
  };
  settlement_adjustment: {
    id: number;
    distributor_id: number;
    kind: string;
    order_id: number | null;
    order_option_id: number | null;
    compensated: number | null;
    cancellation_id: number | null;
    amount: number;
    reason: string;
    created_at: Date;
    created_by: number | null;
    settlement_id: number | null;
  };
  sheet_import: {
    id: number;
    sheet: string;
    status: string;
    file_name: string;
    columns: unknown;
    problems: unknown;
    row_count: number;
    is_partial: boolean;
    operator_id: number;
    source: string;
    reason: string;
    request_id: string;
    ip_address: string | null;
    created_at: Date;
    ended_at: Date | null;
    stopped_by: number | null;
    stop_reason: string | null;
  };
  sheet_import_part: {
    import_id: number;
    place: number;
    row_count: number;
    rows: unknown | null;
    changed_count: number;
    problems: unknown;
    change_id: number | null;
  };
  shipment: {
    id: number;
    user_id: number;
    carrier_code: string;
    invoice_number: string;
    dispatched_at: Date;
    delivered_at: Date | null;
    check_at: Date | null;
    failures: number;
    version: number;
  };
  shipment_product: {
    order_product_id: number;
    shipment_id: number;
  };
  shipping_delay: {
    order_product_id: number;
    reason: string;
    ships_on: string | null;
    written_at: Date;
  };
  shop_rule: {
    name: string;
    value: unknown;
    record_id: number;
    version: number;
  };
  social_account: {
    sns_type: string;
    subject: string;
    user_id: number;
    linked_at: Date;
    key_id: string | null;
    sealed: Uint8Array | null;
  };
  social_identity: {
    hash: Uint8Array;
    sns_type: string;
    subject: string;
    email: string | null;
    is_email_verified: boolean;
    name: string | null;
    profile_image_url: string | null;
    key_id: string | null;
    sealed: Uint8Array | null;
    user_id: number;
    created_at: Date;
  };
  social_login_attempt: {
    state_hash: Uint8Array;
    sns_type: string;
    user_id: number;
    code_verifier: string;
    next: string;
    created_at: Date;
    used_at: Date | null;
  };
  stock_alert: {
    id: number;
    option_id: number;
    threshold: number;
    available: number;
    raised_at: Date;
    acknowledged_at: Date | null;
    cleared_at: Date | null;
  };
  stock_availability_change: {
    product_id: number;
  };
  stock_lot: {
    id: number;
    option_id: number;
    code: string;
    harvested_on: string;
    expires_on: string;
    brix_average: number | null;
    brix_minimum: number | null;
    photo: string | null;
    received: number;
    remaining: number;
    note: string;
    status: string;
    recall_reason: string | null;
    recalled_at: Date | null;
    stock_receipt_id: number | null;
    created_by: number;
    created_at: Date;
    version: number;
  };
  stock_lot_allocation: {
    id: number;
    order_option_id: number;
    stock_lot_id: number;
    units: number;
    kind: string;
    status: string;
    allocated_at: Date;
    change_id: number | null;
  };
  stock_lot_correction: {
    id: number;
    stock_lot_id: number;
    kind: string;
    units: number;
  };
  stock_lot_notice: {
    stock_lot_id: number;
    order_id: number;
    told_by: number;
    told_at: Date;
  };
  stock_movement: {
    id: number;
    option_id: number;
    kind: string;
    units: number;
    on_hand: number;
    order_id: number | null;
    near_status_change_id: number | null;
    at: Date;
    stock_receipt_id: number | null;
  };
  stock_receipt: {
    id: number;
    purchase_order_id: number;
    note: string;
    received_by: number;
    received_at: Date;
  };
  stock_receipt_line: {
    stock_receipt_id: number;
    option_id: number;
    units: number;
  };
  stock_reservation: {
    order_id: number;
    option_id: number;
    units: number;
  };
  stock_rule: {
    id: number;
    option_id: number | null;
    distributor_id: number | null;
    threshold: number;
    version: number;
    expiry_days: number | null;
  };
  sub_tab: {
    id: number;
    navigation_id: number;
    key: string;
    name: string;
    sort: number;
    category_id: number | null;
    is_shown: boolean;
    version: number;
  };
  table_partition: {
    name: string;
    table_name: string;
    from_at: Date | null;
    until_at: Date;
    archived_at: Date | null;
    archived_bytes: number | null;
  };
  tax_invoice: {
    id: number;
    request_id: number;
    kind: string;
    supply: number;
    vat: number;
    issued_on: string;
    approval_number: string;
    created_at: Date;
    created_by: number;
  };
  tax_invoice_request: {
    id: number;
    order_id: number;
    business_number: string;
    company_name: string;
    representative: string;
    address: string;
    business_type: string;
    business_item: string;
    email: string;
    requested_at: Date;
    requested_by: number;
    cancelled_at: Date | null;
  };
  terms_version: {
    id: number;
    version: number;
    code: string;
    label: string;
    title: string;
    is_required: boolean;
    contents: string;
    summary: string;
    effective_at: Date | null;
    is_adverse: boolean;
    needs_consent: boolean;
  };
  timed_price: {
    id: number;
    option_id: number;
    price: number;
    begins_at: Date;
    ends_at: Date;
    version: number;
  };
  tracking_event: {
    id: number;
    shipment_id: number;
    code: string;
    at: Date;
    description: string;
    location: string | null;
  };
  transit_days: {
    origin_area: string;
    destination_area: string;
    min_days: number;
    max_days: number;
  };
  uploaded_image: {
    path: string;
    user_id: number | null;
    created_at: Date;
    removal_started_at: Date | null;
    operator_id: number | null;
  };
  uploaded_video: {
    id: string;
    user_id: number;
    bytes: number;
    path: string | null;
    seconds: number | null;
    created_at: Date;
    removal_started_at: Date | null;
  };
  variant_setting: {
    id: number;
    version: number;
    variant: string;
    company_name: string;
    representative: string;
    business_number: string;
    mail_order_number: string;
    address: string;
    phone: string;
    email: string;
    privacy_officer: string;
    hosting_provider: string;
    support_hours: string;
    chat_url: string;
    shop_entry_url: string | null;
    news_room_url: string;
    news_room_code: string;
    live_shopping_url: string;
  };
  video: {
    id: number;
    slug: string;
    title: string;
    contents: string;
    video_url: string;
    thumbnail: string;
    duration_seconds: number;
    width: number;
    height: number;
    view_count: number;
    share_count: number;
    product_ids: number[];
    created_at: Date;
    version: number;
    is_hidden: boolean;
  };
  video_bookmark: {
    user_id: number;
    video_id: number;
    created_at: Date;
  };
  video_stats: {
    video_id: number;
    views: number;
    bookmarks: number;
  };
  video_view: {
    video_id: number;
    user_id: number;
    seen_at: Date;
  };
  viewed_product: {
    user_id: number;
    product_id: number;
    viewed_at: Date;
    price: number;
  };
  waiting_room: {
    id: number;
    option_id: number;
    opens_at: Date;
    units: number;
    per_person: number;
    at_once: number;
    is_cancelled: boolean;
    seed: Uint8Array;
    seed_hash: Uint8Array;
    drawn_at: Date | null;
    last_number: number;
    called: number;
    held: number;
    sold: number;
    closed_at: Date | null;
    last_bought: number | null;
    version: number;
  };
  waiting_room_place: {
    id: number;
    waiting_room_id: number;
    user_id: number | null;
    ticket: string;
    state: string;
    came_at: Date;
    is_drawn: boolean;
    number: number | null;
    wants_notice: boolean;
    told_at: Date | null;
    called_at: Date | null;
    held_until: Date | null;
    held_units: number | null;
    order_id: number | null;
    order_units: number | null;
    ended_at: Date | null;
  };
  webhook_delivery: {
    id: number;
    event_id: number;
    endpoint_id: number;
    type: string;
    subject: string;
    status: string;
    attempts: number;
    next_attempt_at: Date | null;
    claim: string | null;
    response_status: number | null;
    response_body: string | null;
    error: string | null;
    duration_ms: number | null;
    attempted_at: Date | null;
    created_at: Date;
  };
  webhook_endpoint: {
    id: number;
    url: string;
    description: string;
    events: string[];
    is_enabled: boolean;
    secret_key_id: string | null;
    secret_sealed: Uint8Array | null;
    old_secret_key_id: string | null;
    old_secret_sealed: Uint8Array | null;
    old_secret_ends_at: Date | null;
    failing_since: Date | null;
    disabled_for: string | null;
    disabled_at: Date | null;
    version: number;
  };
  webhook_event: {
    id: number;
    message_id: string;
    type: string;
    subject: string;
    data: unknown | null;
    occurred_at: Date | null;
    due_at: Date | null;
    coalesce_key: string | null;
    distributed_at: Date | null;
  };
};
