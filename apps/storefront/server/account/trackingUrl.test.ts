import { expect, test } from 'vitest'
import { trackingUrl } from './trackingUrl.ts'

test('returns the URL of the carrier’s page for a parcel', () =>
  expect(trackingUrl('UPS', '1Z 9&x')).toBe('https://www.ups.com/track?tracknum=1Z%209%26x'))

test.each([
  ['an unknown carrier', 'Pigeon', '1'],
  ['no number', 'UPS', ''],
])('returns no URL for %s', (_, carrier, id) => expect(trackingUrl(carrier, id)).toBe(''))
