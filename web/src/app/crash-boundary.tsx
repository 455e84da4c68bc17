import { PATHS } from '@nearbite/contract/page-paths';
import { Component, type CSSProperties, type ReactNode } from 'react';
import { addressInLanguage } from '../lib/language.ts';
import { reloadPage } from '../lib/page/page-load.ts';
import * as texts from './app.texts.ts';
import { stopKeepingTaps } from './early-input.ts';

type Props = { readonly children: ReactNode };
type State = { readonly hasCrashed: boolean };

/**
 * The last net, around the whole app: what fell through every other one leaves a sentence and two ways on instead of
 * a white page. It stands on nothing that may itself be broken: no theme, no router, no store.
 */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { hasCrashed: false };

  static getDerivedStateFromError(): State {
    return { hasCrashed: true };
  }

  override componentDidCatch() {
    // The app, which usually ends it, was not shown.
    stopKeepingTaps();
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <main role="alert" style={PAGE}>
        <h1>{texts.somethingWentWrong}</h1>
        <p>{texts.loadingAgainHelps}</p>
        <p style={WAYS}>
          <button type="button" style={BUTTON} onClick={reloadPage}>
            {texts.loadAgain}
          </button>
          <a href={addressInLanguage(PATHS.home)}>{texts.backHome}</a>
        </p>
      </main>
    );
  }
}

const PAGE: CSSProperties = {
  maxWidth: 480,
  margin: '15vh auto 0',
  padding: 16,
  textAlign: 'center',
  font: '16px/1.5 "Figtree Variable", system-ui, sans-serif',
};
const WAYS: CSSProperties = { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 16 };
const BUTTON: CSSProperties = { minHeight: 44, padding: '0 20px', font: 'inherit', cursor: 'pointer' };
