import type { ComponentType, ReactNode } from 'react';
import { type CodeLoader, createCodeLoader, useCode } from '../../lib/net/code-loader.ts';
import { reloadPage } from '../../lib/page/page-load.ts';
import { RetryLine } from '../feedback/retry-line.tsx';
import * as texts from '../ui.texts.ts';

type Module<Props> = { readonly default: ComponentType<Props> };
type Options = {
  /** Takes the part's place while its code is on its way. */
  readonly fallback?: ReactNode;
  /** A part that is not essential shows nothing until it can be loaded. */
  readonly isQuiet?: boolean;
  /** Until somebody asks for its code (`preload`): being on the page does not. */
  readonly waits?: boolean;
};

/**
 * A part of a page whose code is loaded when it is first shown. Without a connection the page around it stays as it
 * is, the part says so and comes by itself when the connection is back.
 */
export function lazyPart<Props extends object>(load: () => Promise<Module<Props>>, options: Options = {}) {
  const loader = createCodeLoader(load);
  return Object.assign((props: Props) => <LazyPart {...options} loader={loader} props={props} />, {
    preload: loader.load,
  });
}

type LazyPartProps<Props> = Options & { readonly loader: CodeLoader<Module<Props>>; readonly props: Props };

function LazyPart<Props extends object>({
  loader,
  props,
  fallback,
  isQuiet = false,
  waits = false,
}: LazyPartProps<Props>) {
  const code = useCode(loader, waits);
  if (code.status === 'broken') throw code.error;
  if (code.status === 'ready') return <code.value.default {...props} />;
  if (code.status === 'loading' || isQuiet) return fallback;
  return code.status === 'offline' ? (
    <RetryLine text={texts.noConnection} onRetry={loader.load} />
  ) : (
    // Loading the page anew by itself would throw away what was typed around this part.
    <RetryLine text={texts.needsNewestPage} label={texts.loadAgain} onRetry={reloadPage} />
  );
}
