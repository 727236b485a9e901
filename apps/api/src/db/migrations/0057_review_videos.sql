-- phase: expand
-- Videos of reviews and their uploads in parts (docs/decisions/0093-videos-of-reviews.md).

create table uploaded_video (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  user_id bigint not null references app_user (id) on delete cascade,
  bytes bigint not null check (bytes between 1 and 104857600),
  path text unique,
  seconds integer check (seconds >= 0),
  created_at timestamptz not null,
  removal_started_at timestamptz,
  constraint video_is_stored_under_id check (path in ('media/uploads/' || id || '.mp4', 'media/uploads/' || id || '.webm')),
  constraint stored_video_has_length check ((path is null) = (seconds is null))
);
comment on table uploaded_video is 'A video that a member uploads, or has uploaded, in parts.';
comment on column uploaded_video.bytes is 'Size that was said at the beginning; the parts follow from it.';
comment on column uploaded_video.path is 'Where the inspected video is stored; null: parts are still missing.';
comment on column uploaded_video.removal_started_at is 'Instant from which it can no longer be used, because it is being removed.';
create index uploaded_video_by_user on uploaded_video (user_id, created_at);
create index uploaded_video_by_time on uploaded_video (created_at);

alter table review
  add column video text,
  add column video_poster text,
  add column video_seconds integer,
  add constraint review_video_complete check (
    (video is null and video_poster is null and video_seconds is null)
    or (video is not null and video_seconds is not null and video_poster is not null and images @> array[video_poster])
  );
comment on column review.video is 'Path of its video; null: none.';
comment on column review.video_poster is 'First frame of the video, which is one of its pictures.';
create index review_by_video on review (video) where video is not null;
