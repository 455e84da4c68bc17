import { expect, test } from 'vitest';
import { provideAuthorization } from './authorization.ts';
import { dropAllDrafts, findTexts, keepTexts } from './drafts.ts';

const signInAs = (subject: string | null) =>
  provideAuthorization({
    send: () => Promise.reject(new Error('Nothing is sent here.')),
    findSubject: () => subject,
  });

test('texts kept for every tab are found by whoever kept them, until they sign out', () => {
  signInAs('1');
  keepTexts('wishes', ['no onions']);
  expect(findTexts('wishes')).toEqual(['no onions']);
  signInAs('2');
  expect(findTexts('wishes')).toEqual([]);
  signInAs('1');
  dropAllDrafts();
  expect(findTexts('wishes')).toEqual([]);
});

test('no texts are no longer kept, and a visitor keeps none', () => {
  signInAs('1');
  keepTexts('wishes', ['no onions']);
  keepTexts('wishes', []);
  expect(findTexts('wishes')).toEqual([]);
  signInAs(null);
  keepTexts('wishes', ['no onions']);
  expect(localStorage).toHaveLength(0);
});
