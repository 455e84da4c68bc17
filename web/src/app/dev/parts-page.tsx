import '@fontsource-variable/figtree/wght.css';
import '../../ui/fonts/fallback.css';
import '../../ui/theme/base.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { LibraryTheme } from '../../ui/theme/library-theme.tsx';
import tokens from '../../ui/theme/tokens.css?raw';
import { Providers } from '../providers.tsx';
import { createStore } from '../store.ts';
import { PARTS } from './parts.tsx';

/** /dev/ui: every part of web/src/ui in its states, light and dark beside each other. */
const THEMES = ['light', 'dark'] as const;
const theme = THEMES.find((name) => name === new URLSearchParams(location.search).get('theme'));

const root = document.getElementById('root');
if (root) createRoot(root).render(theme ? <Parts /> : <BothThemes />);

function BothThemes() {
  return (
    <div style={{ position: 'fixed', inset: 0, display: 'flex' }}>
      {THEMES.map((name) => (
        <iframe key={name} title={name} src={`?theme=${name}`} style={{ flex: 1, minWidth: 0, border: 0 }} />
      ))}
    </div>
  );
}

/** The theme of the frame, whatever the system's is. */
const tokensOfTheme = `${tokens.replace('(prefers-color-scheme: dark)', theme === 'dark' ? 'all' : 'not all')}
  :root { color-scheme: ${theme}; }`;

function Parts() {
  return (
    <MemoryRouter>
      <style>{tokensOfTheme}</style>
      <Providers store={createStore()}>
        <LibraryTheme>
          {Object.entries(PARTS).map(([name, states]) => (
            <section
              key={name}
              id={name}
              style={{ padding: 16, borderBottom: '1px solid var(--color-line)' }}
            >
              <h2 style={{ margin: '0 0 12px', fontSize: 14, color: 'var(--color-muted)' }}>{name}</h2>
              <div style={{ display: 'grid', gap: 12 }}>{states}</div>
            </section>
          ))}
        </LibraryTheme>
      </Providers>
    </MemoryRouter>
  );
}
