import { expect, test } from 'vitest'
import { localeAddresses } from './localeAddresses.ts'

const ORIGIN = 'https://shop.example'

test('returns the URL of the page in every locale, and the default URL for other languages', () =>
  expect(localeAddresses(ORIGIN, () => '/en-GB/product/fan?page=2')).toEqual([
    { language: 'en-US', url: `${ORIGIN}/product/fan?page=2` },
    { language: 'en-AU', url: `${ORIGIN}/en-AU/product/fan?page=2` },
    { language: 'en-CA', url: `${ORIGIN}/en-CA/product/fan?page=2` },
    { language: 'en-GB', url: `${ORIGIN}/en-GB/product/fan?page=2` },
    { language: 'en', url: `${ORIGIN}/en/product/fan?page=2` },
    { language: 'x-default', url: `${ORIGIN}/product/fan?page=2` },
  ]))

test('omits locales in which the page does not exist', () =>
  expect(localeAddresses(ORIGIN, (locale) => (locale === 'en-CA' ? '/' : undefined))).toEqual([
    { language: 'en-CA', url: `${ORIGIN}/en-CA` },
  ]))
