import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { headersFile, headersForAll, nginxFile, siteHeaders } from '../../vite/security/headers.ts';
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

  it('stands in the page ahead of all that it rules', () => {
    const ruled = withPolicy(page('<script>one()</script>'), "default-src 'none'");
    expect(ruled).toMatch(
      /<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none'" \/>/,
    );
    expect(() => withPolicy('<p>', '')).toThrow(/no <meta charset>/);
  });
});

describe('the host files', () => {
  const headers = siteHeaders("default-src 'none'", false);

  it('say the policy with who may frame the site, which a page cannot say', () => {
    expect(headers['Content-Security-Policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex, nofollow',
    });
    expect(headers['Permissions-Policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
  });

  it('ask not to be listed unless the couple wants it', () => {
    expect(siteHeaders('', true)).not.toHaveProperty('X-Robots-Tag');
  });

  it('of Netlify and Cloudflare keep the couple’s own rules and let assets be kept', () => {
    const file = headersFile('/a\n  X-Own: 1\n', headers, '/our/day/');
    expect(file).toMatch(/^\/a\n {2}X-Own: 1\n\n\/\*\n/);
    expect(file).toMatch(/\n\/our\/day\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/);
    expect(headersForAll(file)).toEqual(headers);
  });

  it('of nginx give every header to pages, and to assets all but what only pages use', () => {
    const [, pages = '', assets = ''] = nginxFile(headers, '/our/day/').split(/^location /m);
    for (const [name, value] of Object.entries(headers))
      expect(pages).toContain(`add_header ${name} "${value}" always;`);
    expect(pages).toMatch(/^\/our\/day\/ \{/);
    expect(pages).toContain('add_header Cache-Control no-cache;');
    expect(pages).toContain('try_files $uri /our/day/index.html =404;');
    expect(assets).toMatch(/^\/our\/day\/assets\/ \{/);
    expect(assets).toContain('add_header Cache-Control "public, max-age=31536000, immutable";');
    expect(assets).toContain('add_header X-Robots-Tag');
    expect(assets).not.toContain('Content-Security-Policy');
  });
});
