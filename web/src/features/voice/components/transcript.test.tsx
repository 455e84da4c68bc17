import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { person } from '../../../testing/person.ts';
import { LibraryTheme } from '../../../ui/library-theme.tsx';
import { Transcript } from './transcript.tsx';

function WithSend() {
  const [text, setText] = useState('');
  const send = () => setText('');
  return (
    <LibraryTheme>
      <Transcript text={text} isTyped={false} example={undefined} onEdit={setText} onSend={send} />
      <button type="button" onClick={send}>
        Send Order
      </button>
    </LibraryTheme>
  );
}

test('the box keeps its place while a finger is on the button that sends it', async () => {
  const user = person();
  render(<WithSend />);
  await user.click(screen.getByRole('button', { name: 'Type' }));
  const box = screen.getByRole('textbox', { name: 'Correct your order' });
  await user.type(box, 'two naan please');
  const send = screen.getByRole('button', { name: 'Send Order' });
  await user.pointer({ keys: '[MouseLeft>]', target: send });
  expect(document.activeElement).not.toBe(box);
  expect(box).toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: send });
  expect(await screen.findByRole('log', { name: 'Transcript' })).toHaveTextContent('Your words appear here.');
});
