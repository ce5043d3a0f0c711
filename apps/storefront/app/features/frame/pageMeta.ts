import type { MetaDescriptor } from '@remix-run/node'

/** Title and description of a page. */
export const pageMeta = (title: string, description?: string): MetaDescriptor[] => [
  { title: `${title} · Selvedge` },
  ...(description ? [{ name: 'description', content: description }] : []),
]

/** For pages of one visitor: excluded from search engines. */
export const privateMeta = (title: string): MetaDescriptor[] => [
  ...pageMeta(title),
  { name: 'robots', content: 'noindex' },
]
