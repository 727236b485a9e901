import { Modal } from "../../ui/overlay/modal.tsx";

type NightQuestionProps = {
  open: boolean;
  onAnswer(nightAlarm: boolean): void;
};

/** Asks, after consent to advertising, whether messages may also come at night (separate consent). */
export function NightConsentQuestion({ open, onAnswer }: NightQuestionProps) {
  return (
    <Modal
      style="nightAlaram"
      open={open}
      onClose={() => onAnswer(false)}
      title="밤에도 혜택 알림을 받을까요?"
      cancelLabel="안 받기"
      confirm={{ label: "받을게요", run: () => onAnswer(true) }}
    >
      밤 9시부터 아침 8시 사이에
      <br />
      특가 소식을 보낼 수 있어요.
    </Modal>
  );
}
