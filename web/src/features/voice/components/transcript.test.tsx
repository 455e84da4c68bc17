import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { person } from '../../../testing/data/person.ts';
import { LibraryTheme } from '../../../ui/theme/library-theme.tsx';
import { Transcript } from './transcript.tsx';

function WithSend({ isAnswered = false }) {
  const [text, setText] = useState('');
  const [isListening, setListening] = useState(false);
  const send = () => setText('');
  return (
    <LibraryTheme>
      <button type="button" onClick={() => setListening(true)}>
        Start Listening
      </button>
      <Transcript
        text={text}
        isListening={isListening}
        isAnswered={isAnswered}
        isTyped={false}
        example={undefined}
        onEdit={setText}
        onSend={send}
      />
      <button type="button" onClick={send}>
        Send Order
      </button>
    </LibraryTheme>
  );
}

test('the box stays open for the next sentence, with the keyboard in it', async () => {
  const user = person();
  render(<WithSend />);
  await user.click(screen.getByRole('button', { name: 'Type' }));
  const box = screen.getByRole('textbox', { name: 'Type your order' });
  await user.type(box, 'two naan please{Enter}');
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  await user.type(box, 'make that three');
  await user.click(screen.getByRole('button', { name: 'Send Order' }));
  // It keeps its place: the buttons below must not move away from under the finger.
  expect(box).toBeInTheDocument();
  expect(box).toHaveValue('');
});

test('who speaks again sees the words in large letters again', async () => {
  const user = person();
  render(<WithSend />);
  await user.click(screen.getByRole('button', { name: 'Type' }));
  await user.click(screen.getByRole('button', { name: 'Start Listening' }));
  expect(await screen.findByRole('log', { name: 'Transcript' })).toHaveTextContent('Your words appear here.');
});

test('words that were not understood are replaced by the next ones', async () => {
  const user = person();
  const { rerender } = render(<WithSend />);
  await user.click(screen.getByRole('button', { name: 'Type' }));
  const box = screen.getByRole('textbox', { name: 'Type your order' });
  await user.type(box, 'purple');
  rerender(<WithSend isAnswered />);
  expect(box).toHaveValue('purple');
  await user.keyboard('two naan');
  expect(box).toHaveValue('two naan');
});
