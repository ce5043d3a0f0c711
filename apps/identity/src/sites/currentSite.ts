import { AsyncLocalStorage } from 'node:async_hooks'

/** What this service uses of a site's configuration. */
export type IdentitySite = {
  readonly key: string
  /** What the site is called; its key while its configuration is not known. */
  readonly name: string
  /** The URL of the site, without a slash at its end; links in emails begin with it. */
  readonly url: string
  /** The prefix of the site's order numbers. */
  readonly orderPrefix: string
  /** The sender of the site's emails; undefined for the sender of `MAIL_FROM`. */
  readonly mailFrom: string | undefined
}

const current = new AsyncLocalStorage<IdentitySite>()

/** The site that the running request or step is for; undefined outside of both. */
export const currentSite = (): IdentitySite | undefined => current.getStore()

/**
 * Runs a function for a site, so that the function uses the links, the mail sender and the order numbers of this site.
 */
export const runForSite = <Value>(site: IdentitySite, run: () => Value): Value => current.run(site, run)
