import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy, withPolicy } from '../../vite/security/policy.ts';

const page = (body: string) => `<!doctype html><html><head><meta charset="utf-8" /></head><body>${body}</body></html>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a policy says of one thing. */
function sources(policy: string, directive: string): string[] | undefined {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1);
}

describe('the policy', () => {
  it('lets in the site’s own files and the very scripts and styles of all its pages', () => {
    const policy = contentPolicy([
      page('<script>one()</script><style media="print">\n.a{}\n</style>'),
      page('<script type="module" src="/a.js"></script><script>two()</script><noscript><style>b{}</style></noscript>'),
    ]);
    expect(sources(policy, 'default-src')).toEqual(["'none'"]);
    expect(sources(policy, 'script-src')).toEqual(["'self'", hash('one()'), hash('two()')]);
    expect(sources(policy, 'style-src')).toEqual(["'self'", hash('\n.a{}\n'), hash('b{}')]);
  });

  it('allows nothing that is unsafe, and no place but the site', () => {
    const policy = contentPolicy([page('<script>one()</script>')]);
    expect(policy).not.toMatch(/unsafe|\*|https?:|blob:/);
    for (const directive of ['base-uri', 'form-action', 'default-src'])
      expect(sources(policy, directive)).toEqual(["'none'"]);
    expect(sources(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
  });

  it.each([
    '<p style="color: red">',
    "<svg><path d='M0 0' onclick='go()'/></svg>",
    '<img src="/a.png" ONERROR = go()>',
  ])('stops the build at %s, which it would silently stop in the browser', (body) => {
    expect(() => contentPolicy([page(body)])).toThrow(/use a class or a listener/);
  });

  it('takes words about styles for words', () => {
    const words = '<meta name="description" content="Dress in style=black, onset=late" /><p>style="x"</p>';
    expect(() => contentPolicy([page(words)])).not.toThrow();
  });

  it('knows the files of an archive, which has no origin, by being files', () => {
    const policy = contentPolicy([page('<script>one()</script>')], 'file:');
    expect(sources(policy, 'script-src')).toEqual(['file:', hash('one()')]);
    expect(sources(policy, 'font-src')).toEqual(['file:', 'data:']);
    expect(policy).not.toMatch(/'self'|unsafe|\*|https?:/);
  });

  it('stands in the page ahead of all that it rules', () => {
    const ruled = withPolicy(page('<script>one()</script>'), "default-src 'none'");
    expect(ruled).toMatch(
      /<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none'" \/>/,
    );
    expect(() => withPolicy('<p>', '')).toThrow(/no <meta charset>/);
  });
});
