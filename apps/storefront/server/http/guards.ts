import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { SITE } from '../checkoutSite/moveVisitor.ts'
import type { Settings } from '../settings/settings.ts'
import type { KnownSite, SiteFinder } from '../sites/createSites.ts'

/** The variables of a request in the server: its site. */
export type SiteEnv = { Variables: { site: KnownSite } }

type Origins = Pick<Settings, 'origin' | 'checkoutOrigin'>

/**
 * Finds the site of a request by the `Host` header. Refuses a host that belongs to no site: such a request is a mistake
 * or an attack.
 */
export const findSiteOfHost = (sites: SiteFinder, { origin, checkoutOrigin }: Origins) => {
  const checkoutHost = checkoutOrigin && new URL(checkoutOrigin).host
  const find = async (context: Context): Promise<KnownSite | undefined> => {
    const host = context.req.header('host')?.toLowerCase()
    if (host === undefined) return sites.ownSite()
    return host === checkoutHost ? sites.checkoutOf(context.req.query(SITE)) : sites.ofHost(host)
  }
  return createMiddleware<SiteEnv>(async (context, next) => {
    const known = await find(context)
    if (!known) return context.text(`The shop is at ${origin}.`, 400)
    context.set('site', known)
    return next()
  })
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=']

/** Refuses requests that no page accepts: anything but page views and forms. */
export const guardForm = () =>
  createMiddleware(async (context, next) => {
    const { method } = context.req
    if (method === 'GET' || method === 'HEAD') return next()
    if (method !== 'POST') return context.text('The shop takes page views and forms.', 405)
    const type = context.req.header('content-type') ?? ''
    return formTypes.some((form) => type.startsWith(form))
      ? next()
      : context.text('The shop takes forms.', 415)
  })
