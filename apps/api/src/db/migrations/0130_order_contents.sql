-- phase: expand
-- What a shopper followed a link from before ordering: a video of products or a live broadcast.

create table broadcast (
  id bigint primary key,
  title text not null check (length(title) between 1 and 100),
  path text not null check (path like '/%' and length(path) <= 200),
  starts_at timestamptz not null,
  version integer not null default 1 check (version > 0)
);
comment on table broadcast is 'A live broadcast outside of the shop, whose links lead into it.';
comment on column broadcast.path is 'Path within the shop that its link opens.';
comment on column broadcast.starts_at is 'When it begins.';
comment on column broadcast.version is 'Counts its edits.';
create trigger count_version before update on broadcast for each row when (old.* is distinct from new.*)
  execute function count_version();

alter table order_tmp add column content jsonb;
comment on column order_tmp.content is '{ kind, id, at } of the link that was followed last before the form was opened; null: none within seven days.';

create table order_content (
  order_id bigint primary key references orders (id),
  kind text not null generated always as (case when video_id is null then 'broadcast' else 'video' end) stored,
  video_id bigint references video (id),
  broadcast_id bigint references broadcast (id),
  touched_at timestamptz not null,
  constraint order_content_is_one check (num_nonnulls(video_id, broadcast_id) = 1)
);
comment on table order_content is 'Video or broadcast whose link the buyer followed last before the order, within seven days.';
comment on column order_content.kind is 'video or broadcast.';
comment on column order_content.touched_at is 'When the link was followed.';
create index order_content_by_video on order_content (video_id) where video_id is not null;
create index order_content_by_broadcast on order_content (broadcast_id) where broadcast_id is not null;

create view reporting.order_contents as
select c.order_id, c.kind, c.video_id, c.broadcast_id, coalesce(v.title, b.title) as title,
       (c.touched_at at time zone 'Asia/Seoul')::date as touched_on, c.touched_at
  from order_content c
  left join video v on v.id = c.video_id
  left join broadcast b on b.id = c.broadcast_id;
comment on view reporting.order_contents is 'Video or broadcast that led to an order.';
comment on column reporting.order_contents.order_id is 'Its order, also one that was never paid.';
comment on column reporting.order_contents.kind is 'video or broadcast.';
comment on column reporting.order_contents.video_id is 'Video; null: a broadcast.';
comment on column reporting.order_contents.broadcast_id is 'Broadcast; null: a video.';
comment on column reporting.order_contents.title is 'Title of the video or broadcast now.';
comment on column reporting.order_contents.touched_on is 'Day its link was followed.';
comment on column reporting.order_contents.touched_at is 'Instant its link was followed.';
