import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes.ts';
import { renderApp, testPage } from '../../testing/render-app.tsx';
import { expectConsoleLine } from '../../testing/setup/console.ts';
import progressStyles from '../layout/navigation-progress.module.css';
import type { PageRoute } from '../routes.ts';

const page = (path: string, Page: () => React.ReactNode): PageRoute => ({
  path,
  guard: 'public',
  title: path,
  load: async () => ({ default: Page }),
});

/** A page whose code comes when the test says so. */
function latePage(path: string) {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { load, ...rest } = testPage(path, 'public', 'Late page');
  return { route: { ...rest, load: () => arrived.then(load) }, arrive };
}

const start = page('/start', () => (
  <>
    <h1>Start</h1>
    <Link to="/slow">Slow</Link>
    <Link to="/quick">Quick</Link>
  </>
));
const progress = () => document.querySelector(`.${progressStyles.track}`);
const quick = testPage('/quick', 'public', 'Quick page');

describe('a page whose code is on its way', () => {
  it('leaves the last one on screen, under its address, until it has come', async () => {
    const slow = latePage('/slow');
    const { user, place } = renderApp('/start', { pages: [start, slow.route] });
    await user.click(await screen.findByRole('link', { name: 'Slow' }));
    await waitFor(() => expect(progress()).toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Start' })).toBeInTheDocument();
    expect(place()).toBe('/start');

    slow.arrive();
    expect(await screen.findByRole('heading', { name: 'Late page' })).toBeInTheDocument();
    expect(place()).toBe('/slow');
    await waitFor(() => expect(progress()).toBeNull());
  });

  it('does not take the place of the one that was chosen after it', async () => {
    const slow = latePage('/slow');
    const { user, place } = renderApp('/start', { pages: [start, slow.route, quick] });
    await user.click(await screen.findByRole('link', { name: 'Slow' }));
    await user.click(screen.getByRole('link', { name: 'Quick' }));
    await screen.findByRole('heading', { name: 'Quick page' });
    slow.arrive();
    await waitFor(() => expect(progress()).toBeNull());
    expect(screen.getByRole('heading', { name: 'Quick page' })).toBeInTheDocument();
    expect(place()).toBe('/quick');
  });

  it('is not waited for by visitors, who have to sign in for it', async () => {
    const load = vi.fn(() => new Promise<never>(() => undefined));
    const { place } = renderApp('/cart', { pages: [{ ...testPage('/cart', 'customer', 'Cart'), load }] });
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
    expect(place()).toBe('/login?next=%2Fcart');
    expect(load).not.toHaveBeenCalled();
  });
});

it('a page that broke does not break the one after it', async () => {
  expectConsoleLine(/the soup is salty/);
  const broken = page('/broken', () => {
    throw new Error('the soup is salty');
  });
  const { navigate } = renderApp('/broken', { pages: [broken, quick] });
  await screen.findByText('Something went wrong');
  await navigate('/quick');
  expect(await screen.findByRole('heading', { name: 'Quick page' })).toBeInTheDocument();
});

function Form() {
  const [isSaving, setIsSaving] = useState(false);
  useUnsavedChanges(true, isSaving);
  const navigate = useNavigate();
  return (
    <>
      <h1>Form</h1>
      <Link to="/quick">Away</Link>
      <button type="button" onClick={() => navigate('?tab=2')}>
        Next tab
      </button>
      <button type="button" onClick={() => setIsSaving(true)}>
        Save
      </button>
    </>
  );
}

describe('with something unsaved', () => {
  /** Come from the quick page, whose entry in the history stands before the form's. */
  async function openForm() {
    const app = renderApp('/quick', { pages: [quick, page('/form', Form)] });
    await screen.findByRole('heading', { name: 'Quick page' });
    await app.navigate('/form');
    await screen.findByRole('heading', { name: 'Form' });
    return app;
  }
  const press = async ({ user }: Awaited<ReturnType<typeof openForm>>, name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
  };

  it.each([
    ['a link', (app: Awaited<ReturnType<typeof openForm>>) => app.user.click(screen.getByText('Away'))],
    ['the back button', (app: Awaited<ReturnType<typeof openForm>>) => app.navigate(-1)],
  ])('asks before %s leads away, and stays or goes as told', async (_way, leave) => {
    const app = await openForm();
    await leave(app);
    expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
    expect(app.place()).toBe('/form');
    await press(app, 'Cancel');
    expect(screen.getByRole('heading', { name: 'Form' })).toBeInTheDocument();
    expect(app.place()).toBe('/form');

    await leave(app);
    await press(app, 'Leave');
    expect(await screen.findByRole('heading', { name: 'Quick page' })).toBeInTheDocument();
    expect(app.place()).toBe('/quick');
  });

  it('says of what is being saved that it may be saved, not that it is lost', async () => {
    const app = await openForm();
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await app.user.click(screen.getByText('Away'));
    expect(await screen.findByText('Leave while it is being saved?')).toBeInTheDocument();
    expect(screen.queryByText('What you changed here will be lost.')).toBeNull();
    await press(app, 'Leave');
    expect(await screen.findByRole('heading', { name: 'Quick page' })).toBeInTheDocument();
  });

  it('asks once, however often the back button is pressed', async () => {
    const app = await openForm();
    await app.navigate(-1);
    await screen.findByText('Leave without saving?');
    await app.navigate(-1);
    await press(app, 'Cancel');
    expect(app.place()).toBe('/form');
  });

  it('asks nothing on the way to another part of the same page', async () => {
    const app = await openForm();
    await app.user.click(screen.getByRole('button', { name: 'Next tab' }));
    await waitFor(() => expect(app.place()).toBe('/form?tab=2'));
    expect(screen.queryByText('Leave without saving?')).toBeNull();
  });
});
