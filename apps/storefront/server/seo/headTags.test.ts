import { expect, test } from 'vitest'
import { type HeadContent, headTags } from './headTags.ts'

const ORIGIN = 'https://shop.example'
const content: HeadContent = {
  title: 'Fan',
  description: 'A fan.',
  origin: ORIGIN,
  siteName: 'Selvedge',
  locale: 'en-GB',
  path: '/en-GB/product/fan',
  isIndexed: true,
  kind: 'product',
  image: { url: `${ORIGIN}/pictures/jpeg/1200/0/fan.svg`, alt: 'A fan' },
}

const tagNamed = (name: string, more: Partial<HeadContent> = {}) =>
  headTags({ ...content, ...more }).find(
    (tag) => ('property' in tag && tag.property === name) || ('name' in tag && tag.name === name),
  )

test('contains the canonical URL and the URLs of all locales when search engines may index the page', () => {
  const tags = headTags(content)
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${ORIGIN}/en-GB/product/fan` })
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'x-default',
    href: `${ORIGIN}/product/fan`,
  })
  expect(tagNamed('robots')).toBeUndefined()
})

test('contains neither canonical nor locale URLs when search engines must not index the page', () => {
  const tags = headTags({ ...content, isIndexed: false })
  expect(tags.some((tag) => 'tagName' in tag)).toBe(false)
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex, follow' })
})

test('requests a large link preview only when the page has an image', () => {
  expect(tagNamed('twitter:card')).toMatchObject({ content: 'summary_large_image' })
  expect(tagNamed('twitter:card', { image: undefined })).toMatchObject({ content: 'summary' })
  expect(tagNamed('og:image', { image: undefined })).toBeUndefined()
})

test('contains the size of the preview image when the size is known', () => {
  expect(tagNamed('og:image:width')).toBeUndefined()
  const image = { url: `${ORIGIN}/fan.jpeg`, alt: 'A fan', size: { width: 1200, height: 1500 } }
  expect(tagNamed('og:image:height', { image })).toMatchObject({ content: '1500' })
})

test('contains og:locale, except for English without a country', () => {
  expect(tagNamed('og:locale')).toMatchObject({ content: 'en_GB' })
  expect(tagNamed('og:locale', { locale: 'en', path: '/en' })).toBeUndefined()
})
