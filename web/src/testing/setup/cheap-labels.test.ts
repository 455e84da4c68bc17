import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

afterEach(() => document.body.replaceChildren());

/** The field in question has the class `it`. */
test.each([
  ['by its id', '<label for="a">Name</label><input id="a" class="it">', ['Name']],
  ['by being in it', '<label>Name <input class="it"></label>', ['Name ']],
  [
    'by both',
    '<label for="a">One</label><label>Two <textarea id="a" class="it"></textarea></label>',
    ['One', 'Two '],
  ],
  ['not by one for another', '<label for="b">Name <input class="it"></label><input id="b">', []],
  ['not by one that has another first', '<label>Name <select></select><input class="it"></label>', []],
  [
    'not by one of the same id',
    '<label for="a">Name</label><select id="a"></select><input id="a" class="it">',
    [],
  ],
])('a field is labelled %s', (_how, html, texts) => {
  document.body.innerHTML = html;
  const field = document.querySelector<HTMLInputElement>('.it');
  expect([...(field?.labels ?? [])].map((label) => label.firstChild?.textContent)).toEqual(texts);
});

test('queries by label and by name find the field', () => {
  document.body.innerHTML =
    '<label for="a">Email</label><input id="a"><label>Agree <input type="checkbox"></label>';
  expect(screen.getByLabelText('Email')).toHaveAttribute('id', 'a');
  expect(screen.getByRole('checkbox', { name: 'Agree' })).toBeInTheDocument();
});
