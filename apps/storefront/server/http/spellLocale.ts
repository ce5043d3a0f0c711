import { locales } from '@selvedge/commerce-client'
import { createMiddleware } from 'hono/factory'

/** Sends `/en-gb/cart` to `/en-GB/cart`: people type addresses in small letters. */
export const spellLocale = () =>
  createMiddleware(async (context, next) => {
    const url = new URL(context.req.url)
    const [, first = '', ...rest] = url.pathname.split('/')
    const spelt = locales.find((known) => known.toLowerCase() === first.toLowerCase())
    const safe = context.req.method === 'GET' || context.req.method === 'HEAD'
    return safe && spelt && spelt !== first
      ? context.redirect(`/${[spelt, ...rest].join('/')}${url.search}`, 301)
      : next()
  })
