import userEvent, { type UserEvent } from '@testing-library/user-event';

/** What a few keys do is a matter of keys; a longer text arrives at once, as from a keyboard's suggestion. */
const KEYS = 4;

/** Someone at mouse and keyboard. Long texts are not typed key by key: every key renders the page again. */
export function person(): UserEvent {
  const user = userEvent.setup();
  return {
    ...user,
    type: async (element, text, options) => {
      if (text.length <= KEYS || /[{[]/.test(text) || options) return user.type(element, text, options);
      await user.click(element);
      await user.paste(text);
    },
  };
}
