import type { MetaDescriptor } from '@remix-run/node'
import { locales } from '@selvedge/commerce-client'
import { localeAddresses } from './localeAddresses.ts'

/** A width and a height. */
export type Size = { readonly width: number; readonly height: number }

/** An image for previews of shared links. */
export type PreviewImage = {
  readonly url: string
  readonly alt: string
  /** In px. With a size, other sites can show the first preview of a link before they have loaded the image. */
  readonly size?: Size | undefined
}

/** What search engines and previews of shared links show of a page. */
export type HeadContent = {
  readonly title: string
  readonly description: string
  readonly origin: string
  readonly siteName: string
  readonly locale: string
  /** The canonical path, in any locale. */
  readonly path: string
  /** Whether search engines may index the page. They follow its links in any case. */
  readonly isIndexed: boolean
  readonly kind: 'website' | 'product'
  readonly image: PreviewImage | undefined
}

const openGraph = (property: string, content: string): MetaDescriptor => ({ property, content })

/** The tag of the locale in Open Graph, which writes `en_GB` for `en-GB`. A locale without a country has no tag. */
const localeTags = (locale: string): readonly MetaDescriptor[] =>
  locale.includes('-') ? [openGraph('og:locale', locale.replace('-', '_'))] : []

const linkTags = ({ origin, path }: HeadContent, canonical: string): readonly MetaDescriptor[] => [
  { tagName: 'link', rel: 'canonical', href: canonical },
  ...localeAddresses(origin, () => path).map(({ language, url }) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang: language,
    href: url,
  })),
]

const imageTags = ({ url, alt, size }: PreviewImage): readonly MetaDescriptor[] => [
  openGraph('og:image', url),
  ...(size
    ? [openGraph('og:image:width', String(size.width)), openGraph('og:image:height', String(size.height))]
    : []),
  openGraph('og:image:alt', alt),
]

const previewTags = (
  { title, description, siteName, locale, kind, image }: HeadContent,
  canonical: string,
): readonly MetaDescriptor[] => [
  openGraph('og:type', kind),
  openGraph('og:site_name', siteName),
  ...localeTags(locale),
  openGraph('og:title', title),
  openGraph('og:description', description),
  openGraph('og:url', canonical),
  // Cards of X take the title, the description and the image from the Open Graph tags.
  { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ...(image ? imageTags(image) : []),
]

/**
 * The tags of a page besides its title and description. A page that is not indexed has no canonical URL: a search
 * engine would get two contradicting instructions.
 */
export const headTags = (content: HeadContent): readonly MetaDescriptor[] => {
  const locale = locales.find((known) => known === content.locale)
  const here = localeAddresses(content.origin, () => content.path).find(({ language }) => language === locale)
  const canonical = here?.url ?? content.origin + content.path
  return [
    ...(content.isIndexed ? linkTags(content, canonical) : [{ name: 'robots', content: 'noindex, follow' }]),
    ...previewTags(content, canonical),
  ]
}
