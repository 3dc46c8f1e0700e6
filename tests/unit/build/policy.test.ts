import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentPolicy, withPolicy } from '../../../build/emit/security/policy.ts';

const page = (body: string) => `<!doctype html><html><head><meta charset="utf-8" /></head><body>${body}</body></html>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources that a policy allows for a directive. */
function sources(policy: string, directive: string): string[] | undefined {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1);
}

describe('the policy', () => {
  test('allows the site’s own files, and the inline scripts and styles of all pages', () => {
    const policy = contentPolicy([
      page('<script>one()</script><style media="print">\n.a{}\n</style>'),
      page('<script type="module" src="/a.js"></script><script>two()</script><noscript><style>b{}</style></noscript>'),
    ]);
    expect(sources(policy, 'default-src')).toEqual(["'none'"]);
    expect(sources(policy, 'script-src')).toEqual(["'self'", hash('one()'), hash('two()')]);
    expect(sources(policy, 'style-src')).toEqual(["'self'", hash('\n.a{}\n'), hash('b{}')]);
  });

  test('needs no hash for data, which browsers do not run', () => {
    const policy = contentPolicy([page('<script type="application/json" id="pages">{}</script>')]);
    expect(sources(policy, 'script-src')).toEqual(["'self'"]);
  });

  test('allows nothing unsafe, and no other origin', () => {
    const policy = contentPolicy([page('<script>one()</script>')]);
    expect(policy).not.toMatch(/unsafe|\*|https?:|blob:/);
    for (const directive of ['base-uri', 'form-action', 'default-src'])
      expect(sources(policy, directive)).toEqual(["'none'"]);
    expect(sources(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
  });

  test.each([
    '<p style="color: red">',
    "<svg><path d='M0 0' onclick='go()'/></svg>",
    '<img src="/a.png" ONERROR = go()>',
  ])('stops the build at %s, which browsers would silently block', (body) => {
    expect(() => contentPolicy([page(body)])).toThrow(/use a class or a listener/);
  });

  test('ignores text that only mentions styles', () => {
    const words = '<meta name="description" content="Dress in style=black, onset=late" /><p>style="x"</p>';
    expect(() => contentPolicy([page(words)])).not.toThrow();
  });

  test('allows the files of an archive by the scheme file:, since they have no origin', () => {
    const policy = contentPolicy([page('<script>one()</script>')], 'file:');
    expect(sources(policy, 'script-src')).toEqual(['file:', hash('one()')]);
    expect(sources(policy, 'font-src')).toEqual(['file:', 'data:']);
    expect(policy).not.toMatch(/'self'|unsafe|\*|https?:/);
  });

  test('comes before everything it applies to', () => {
    const ruled = withPolicy(page('<script>one()</script>'), "default-src 'none'");
    expect(ruled).toMatch(
      /<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none'" \/>/,
    );
    expect(() => withPolicy('<p>', '')).toThrow(/no <meta charset>/);
  });
});
