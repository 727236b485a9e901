/**
 * Condition on `gift t` and `app_user u`: the gift was sent, and `u` proved to be its receiver. They accepted or opened
 * it while logged in, or it was sent to their verified phone and nobody else accepted it while logged in.
 */
export const RECEIVED_BY_MEMBER = `t.sent_at is not null
  and (t.receiver_id = u.id
       or (t.receiver_phone = u.phone and u.phone_verified_at is not null
           and t.receiver_proof is distinct from 'accepted'))`;
