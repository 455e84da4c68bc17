import type { VoiceStage } from '@nearbite/voice/session/voice-session-types';
import { useEffect, useRef } from 'react';

/**
 * Leads the keyboard to the step that has just begun, where what had the focus went away with the step before: to
 * its heading, or to the first control of one that has none; whoever was typing goes on in the next box. Returns the
 * ref of the area the steps appear in.
 */
export function useStepFocus<Area extends HTMLElement>(stage: VoiceStage) {
  const area = useRef<Area>(null);
  const stageBefore = useRef(stage);
  const wasTyping = useRef(false);
  const used = useRef<Element>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      used.current = target instanceof Element ? target : null;
      wasTyping.current = target instanceof Element && target.matches('textarea, input');
    };
    const watched = area.current;
    watched?.addEventListener('focusin', note);
    return () => watched?.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (stageBefore.current === stage) return;
    stageBefore.current = stage;
    focusStep(area.current, wasTyping.current);
  }, [stage]);
  // With every answer: what was used may go away with it, though the step stays.
  useEffect(() => {
    const gone = used.current;
    if (gone === null || gone.isConnected || document.activeElement !== document.body) return;
    used.current = null;
    const next = findNamesake(area.current, gone);
    if (next) next.focus();
    else focusStep(area.current, wasTyping.current);
  });
  return area;
}

/** "Confirm" of the next field, for whoever has just pressed the one before. */
const findNamesake = (area: HTMLElement | null, { textContent }: Element) =>
  [...(area?.querySelectorAll('button') ?? [])].find(
    (button) => !button.disabled && textContent !== '' && button.textContent === textContent,
  );

const textBox = 'textarea:not([aria-hidden]), input[type=text]';

function focusStep(area: HTMLElement | null, isTyping: boolean): void {
  // Fields that take the focus by themselves have it by now.
  if (document.activeElement !== document.body) return;
  const step = area?.querySelector('section');
  const box = isTyping ? step?.querySelector<HTMLElement>(textBox) : null;
  const heading = step?.querySelector<HTMLElement>('h2[id]');
  heading?.setAttribute('tabindex', '-1');
  (box ?? heading ?? step?.querySelector<HTMLElement>(`${textBox}, button`))?.focus();
}
