// Which casts of a source give no reason. No disk: `boundaries.mjs` passes in the files of the repository, the test
// beside this file texts. The linter allows no `x!`.
import { Visitor } from 'oxc-parser';

const MAYBE_A_CAST = /\bas\s(?!const\b)/;

/** One line for each `x as T` without a comment on its line or right above it. `as const` is free: it claims nothing. */
export function bareCasts(file, text, parsed) {
  // The syntax tree is read only where the word stands in the code: reading it takes most of the time.
  if (!MAYBE_A_CAST.test(withoutSpans(text, [...parsed.comments, ...parsed.module.staticImports]))) return [];
  const lines = text.split('\n');
  const lineAt = (offset) => text.slice(0, offset).split('\n').length;
  const explained = new Set(parsed.comments.flatMap(explainedBy));
  return castsIn(parsed.program)
    .map(({ start, end }) => [lineAt(start), lineAt(end)])
    .filter((places) => !places.some((line) => explained.has(line)))
    .map(([, line]) => `a cast without a reason: ${file}:${line} ${lines[line - 1].trim()}`);

  /** The lines a comment stands on, and the one below unless there is code before it. */
  function explainedBy({ start, end }) {
    const [first, last] = [lineAt(start), lineAt(end)];
    const isAlone = /^\s*\{?\/[/*]/.test(lines[first - 1]);
    return Array.from({ length: last - first + (isAlone ? 2 : 1) }, (_, index) => first + index);
  }
}

function withoutSpans(text, spans) {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  const ends = [0, ...sorted.map(({ end }) => end)];
  return ends.map((end, index) => text.slice(end, sorted[index]?.start)).join(' ');
}

function castsIn(program) {
  const casts = [];
  const isConst = ({ type, typeName }) => type === 'TSTypeReference' && typeName.name === 'const';
  new Visitor({ TSAsExpression: (cast) => isConst(cast.typeAnnotation) || casts.push(cast) }).visit(program);
  return casts;
}
