import { describe, expect, it } from 'vitest';
import { errorText, readFormErrors } from './form-errors.ts';

const refused = (data: unknown, status = 400) => ({ status, data });

describe('readFormErrors', () => {
  it('keeps the first message of each field and puts form-wide ones into the alert', () => {
    const errors = { email: ['Taken', 'Too long'], non_field_errors: ['Try another', 'or later'] };
    expect(readFormErrors(refused({ code: 'validation', message: 'Invalid', errors }))).toEqual({
      fields: { email: 'Taken' },
      alert: 'Try another',
      code: 'validation',
    });
  });

  it('has no alert when the fields say it all', () => {
    const body = { code: 'validation', message: 'Invalid', errors: { email: ['Taken'] } };
    expect(readFormErrors(refused(body))).toEqual({ fields: { email: 'Taken' }, code: 'validation' });
  });

  it('falls back to the message of the body', () => {
    expect(readFormErrors(refused({ code: 'rate_limited', message: 'Wait a minute' }, 429))).toEqual({
      fields: {},
      alert: 'Wait a minute',
      code: 'rate_limited',
    });
  });

  it.each([
    [{ status: 'FETCH_ERROR', error: 'TypeError' }, /could not reach the server/],
    [{ status: 'TIMEOUT_ERROR', error: 'AbortError' }, /took too long/],
    [{ status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'x' }, /could not read/],
    [refused('<html>', 500), /Something went wrong/],
    [refused(null, 500), /Something went wrong/],
    [undefined, /Something went wrong/],
  ])('tells %j in words', (error, words) => {
    expect(readFormErrors(error).alert).toMatch(words);
    expect(errorText(error)).toMatch(words);
  });
});

it('errorText takes a field message when there is nothing else', () => {
  expect(errorText(refused({ message: 'Invalid', errors: { qty: ['At most 99'] } }))).toBe('At most 99');
});
