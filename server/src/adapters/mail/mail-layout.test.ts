import { describe, expect, it } from 'vitest';
import { renderMail } from './mail-layout.ts';

const content = {
  title: 'Welcome, Aisha',
  paragraphs: ['Please verify your email.', 'The link works for 24 hours.'],
  action: { label: 'Verify', url: 'https://nearbite.test/verify/?token=a&user=1' },
  footer: 'Nearbite\nhello@nearbite.test',
};

describe('the layout of mails', () => {
  it('says the same as page and as plain text', () => {
    const { html, text } = renderMail(content);
    for (const part of [content.title, ...content.paragraphs, content.action.label]) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(html).toContain('href="https://nearbite.test/verify/?token=a&amp;user=1"');
    expect(text).toContain('https://nearbite.test/verify/?token=a&user=1');
  });

  it('has no link without an action', () => {
    const { action: _, ...withoutAction } = content;
    const { html, text } = renderMail(withoutAction);
    expect(html).not.toContain('<a ');
    expect(text).not.toContain('http');
  });

  it('shows markup in values instead of obeying it', () => {
    const evil = `<script>alert(1)</script><img src=x onerror="x">'&`;
    const { html } = renderMail({
      title: evil,
      paragraphs: [evil],
      action: { label: evil, url: `https://nearbite.test/?q="><script>alert(1)</script>'` },
      footer: evil,
    });
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/href="[^"]*[<>']/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://nearbite.test', '/verify', ''])(
    'refuses to link to %j',
    (url) => {
      expect(() => renderMail({ ...content, action: { label: 'Open', url } })).toThrow();
    },
  );
});
