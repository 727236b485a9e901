/**
 * Fires the input events of the fields that were filled before hydration, by hand, by the browser's autofill or by its
 * going back. React keeps what they show and calls no handler, so that their form would refuse as empty what is seen in it.
 *
 * @returns number of fields
 */
export function replayEarlyInput(): number {
  const filled = [...document.querySelectorAll<Field>(FIELDS)].filter(isFilled);
  for (const field of filled) replay(field);
  return filled.length;
}

type Field = (HTMLInputElement | HTMLTextAreaElement) & {
  /** React's note of the text that its handlers know. */
  _valueTracker?: { setValue(text: string): void };
};

const FIELDS = "textarea, input:not([type=hidden], [type=file], [type=checkbox], [type=radio])";

/** The page's own text is the attribute; what was filled in since is the property alone. */
function isFilled({ value, defaultValue }: Field): boolean {
  return value !== defaultValue;
}

/**
 * React calls no handler for the text of its note. Only the note is changed: setting the field's text would end the
 * composition of a syllable.
 */
function replay(field: Field): void {
  field._valueTracker?.setValue(field.defaultValue);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
