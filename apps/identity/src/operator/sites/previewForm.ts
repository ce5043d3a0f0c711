import { isDraftName } from '@selvedge/commerce-client/content'
import { previewLink } from '@selvedge/service'

const DAY = 24 * 60 * 60
const MOST_DAYS = 90

/** The form for the link to a draft as it was submitted, and its result: the link, or what is wrong. */
export type PreviewForm = {
  readonly site: string
  readonly draft: string
  readonly days: string
  readonly link?: string
  readonly draftError?: string
  readonly daysError?: string
}

type Options = {
  readonly previewKey: string
  /** The URL of a site; undefined for a site that does not exist. */
  readonly urlOf: (site: string) => string | undefined
  /** The time in ms. */
  readonly now: number
}

/** Reads the form from the parameters of a URL. Without a draft nothing was submitted. */
export const readPreviewForm = (
  query: (name: string) => string | undefined,
  { previewKey, urlOf, now }: Options,
): PreviewForm => {
  const [site, draft, days] = [query('site') ?? '', (query('draft') ?? '').trim(), query('days') ?? '7']
  const form = { site, draft, days }
  const url = urlOf(site)
  if (query('draft') === undefined || url === undefined) return form
  if (!isDraftName(draft))
    return { ...form, draftError: 'Enter the name of a draft: small letters, digits and hyphens.' }
  if (!/^\d{1,3}$/.test(days) || Number(days) < 1 || Number(days) > MOST_DAYS)
    return { ...form, daysError: `Enter a number of days from 1 to ${MOST_DAYS}.` }
  const until = Math.floor(now / 1_000) + Number(days) * DAY
  return { ...form, link: previewLink(url, { site, draft, until }, previewKey) }
}
