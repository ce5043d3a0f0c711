import { expect, test } from 'vitest'
import { trackingUrl } from './trackingUrl.ts'

test('links to the carrier’s page of a parcel', () =>
  expect(trackingUrl('UPS', '1Z 9&x')).toBe('https://www.ups.com/track?tracknum=1Z%209%26x'))

test.each([
  ['an unknown carrier', 'Pigeon', '1'],
  ['no number', 'UPS', ''],
])('has no link for %s', (_, carrier, id) => expect(trackingUrl(carrier, id)).toBe(''))
