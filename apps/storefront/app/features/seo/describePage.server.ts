import type { MetaDescriptor } from '@remix-run/node'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { headTags, type Size } from '../../../server/seo/headTags.ts'
import { previewSize, previewUrl } from '../../../server/seo/previewUrl.ts'
import { pageMeta } from '../frame/pageMeta.ts'

/** What search engines and previews of shared links show of a page. */
export type PageDescription = {
  readonly title: string
  readonly description: string
  /** The canonical path. */
  readonly path: string
  readonly isIndexed?: boolean
  readonly kind?: 'website' | 'product'
  /** The id of the page's image; empty when there is none. */
  readonly image?: string
  /** The alternative text of the image. Default: the title. */
  readonly imageText?: string
  /** The size of the image's original. */
  readonly imageSize?: Size | undefined
  /** Returns the structured data. `siteName` is the name of the shop. */
  readonly data?: (siteName: string) => readonly object[]
}

/** The absolute URL of a path of the shop. */
export const absoluteUrl = ({ settings }: ShopContext, path: string): string =>
  new URL(path, settings.origin).href

/**
 * Returns the tags in the head of a page, for its `meta`. Only documents have the tags for search engines: a page that
 * JavaScript loads has its title and description, so that navigating stays small. Structured data is in the page, but
 * not in its hydration data.
 */
export const describePage = async (
  shop: ShopContext,
  {
    title,
    description,
    path,
    isIndexed = true,
    kind = 'website',
    image = '',
    imageText,
    imageSize,
    data,
  }: PageDescription,
): Promise<MetaDescriptor[]> => {
  const tags = pageMeta(title, description)
  if (!shop.isDocument) return tags
  const { origin } = shop.settings
  const siteName = shop.site.name
  const url = previewUrl(origin, image)
  const content = {
    title,
    description,
    origin,
    siteName,
    locale: shop.market.locale,
    path,
    isIndexed,
    kind,
    image: url ? { url, alt: imageText ?? title, size: imageSize && previewSize(imageSize) } : undefined,
  }
  shop.structuredData.push(...(data?.(siteName) ?? []))
  return [...tags, ...headTags(content)]
}
