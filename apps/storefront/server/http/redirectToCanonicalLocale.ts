import { locales } from '@selvedge/commerce-client'
import { createMiddleware } from 'hono/factory'

/** Redirects `/en-gb/cart` to `/en-GB/cart`, because people type URLs in lower case. */
export const redirectToCanonicalLocale = () =>
  createMiddleware(async ({ req, redirect }, next) => {
    const url = new URL(req.url)
    const [, first = '', ...rest] = url.pathname.split('/')
    const locale = locales.find((known) => known.toLowerCase() === first.toLowerCase())
    const isPageView = req.method === 'GET' || req.method === 'HEAD'
    return isPageView && locale && locale !== first
      ? redirect(`/${[locale, ...rest].join('/')}${url.search}`, 301)
      : next()
  })
