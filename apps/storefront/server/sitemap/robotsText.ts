/**
 * The rules for crawlers. They exclude the pages that have no content without a visitor's data. Pages that search
 * engines must not show, such as the cart and searches, stay readable: a crawler must read a page to see that it is
 * excluded.
 */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...['/checkout', '/account/dashboard', '/account/logout', '/data-layer'].flatMap((path) => [
      `Disallow: ${path}`,
      `Disallow: /*${path}`,
    ]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
