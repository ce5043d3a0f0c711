import type { MetaDescriptor } from '@remix-run/node'
import { siteName } from '../../i18n/siteName.ts'

/** The title of a page, with the name of the site added, and the page's description. */
export const pageMeta = (title: string, description?: string): MetaDescriptor[] => [
  { title: `${title} · ${siteName()}` },
  ...(description ? [{ name: 'description', content: description }] : []),
]

/** The title of a page that shows one visitor's data. Search engines do not index the page. */
export const privateMeta = (title: string): MetaDescriptor[] => [
  ...pageMeta(title),
  { name: 'robots', content: 'noindex' },
]
