import { checkRows } from '../../db/statement.ts';

/** Every raw statement a test runs has its rows held against their schema. */
checkRows();
