import Bell from "lucide-react/icons/bell";
import BellRing from "lucide-react/icons/bell-ring";
import { useEffect, useEffectEvent } from "react";
import { Button } from "../../ui/form/button.tsx";
import { useFollow } from "./use-follow.ts";

type FollowButtonProps = {
  farm: { id: number; name: string };
  /** Small and outlined, beside the farm's name. */
  small?: boolean;
};

/** 소식 받기: a press follows the farm, another one stops it. */
export function FollowButton({ farm, small = false }: FollowButtonProps) {
  const { follow, toggle, wanted } = useFollow(farm.id);
  const finishWanted = useEffectEvent(() => {
    window.history.replaceState(window.history.state, "", window.location.pathname);
    toggle();
  });
  useEffect(() => {
    if (wanted) finishWanted();
  }, [wanted]);
  const isFollowing = follow?.isFollowing ?? false;
  const Icon = isFollowing ? BellRing : Bell;
  const name = small ? (isFollowing ? "받는 중" : "소식 받기") : isFollowing ? "소식 받는 중" : "소식 받기";
  return (
    <Button
      tone={small ? "outline" : isFollowing ? "tint" : "primary"}
      size={small ? "xs" : "md"}
      block={!small}
      aria-pressed={isFollowing}
      aria-label={`${farm.name} ${name}`}
      onClick={toggle}
    >
      <Icon className={small ? "size-4" : "size-5"} aria-hidden />
      {name}
    </Button>
  );
}
