import { inject, test } from 'vitest';
import { generateTableTypes } from './table-types.ts';

test('the table types are what the migrations make', async () => {
  await generateTableTypes(inject('testServerUrl'), { verify: true });
});
