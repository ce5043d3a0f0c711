import type { MetaDescriptor } from '@remix-run/node'
import { siteName } from '../../i18n/siteName.ts'

/** Title, with the name of the site, and description of a page. */
export const pageMeta = (title: string, description?: string): MetaDescriptor[] => [
  { title: `${title} · ${siteName()}` },
  ...(description ? [{ name: 'description', content: description }] : []),
]

/** For pages of one visitor: excluded from search engines. */
export const privateMeta = (title: string): MetaDescriptor[] => [
  ...pageMeta(title),
  { name: 'robots', content: 'noindex' },
]
