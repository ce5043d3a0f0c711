import { createMiddleware } from 'hono/factory'
import type { KnownSite, Sites } from '../sites/createSites.ts'

/** The variables of a request in the server: its site. */
export type SiteEnv = { Variables: { site: KnownSite } }

/** Finds the site that a request is for by its host. Refuses the hosts of no site, which are a mistake or an attack. */
export const findSiteOfHost = (sites: Sites, origin: string) =>
  createMiddleware<SiteEnv>(async (context, next) => {
    const host = context.req.header('host')
    const known = host === undefined ? await sites.ownSite() : await sites.ofHost(host)
    if (!known) return context.text(`The shop is at ${origin}.`, 400)
    context.set('site', known)
    return next()
  })

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=']

/** Whether a path is valid percent-encoded UTF-8. Remix would print a warning for another one. */
const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Accepts page views and forms: pages accept nothing else. No page has a NUL, a backslash or two slashes in its address. */
export const guardForm = () =>
  createMiddleware(async (context, next) => {
    const { method, url } = context.req
    const { pathname } = new URL(url)
    if (!isDecodable(pathname)) return context.text('This address is not valid.', 400)
    if (/%00|%5C|\/\//i.test(pathname)) return context.text('There is no such page.', 404)
    if (method === 'GET' || method === 'HEAD') return next()
    if (method !== 'POST') return context.text('The shop takes page views and forms.', 405)
    const type = context.req.header('content-type') ?? ''
    return formTypes.some((form) => type.startsWith(form))
      ? next()
      : context.text('The shop takes forms.', 415)
  })
