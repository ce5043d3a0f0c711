import { expect, test } from 'vitest'
import { siteOrigin } from './siteOrigin.ts'

test.each([
  ['https://fen.example/path', 'https://shop.example', 'https://fen.example'],
  ['http://localhost:3010', 'http://localhost:3000', 'http://localhost:3010'],
  ['https://fen.example', 'http://localhost:3000', 'https://fen.example'],
  ['http://localhost:3010', 'https://shop.example', undefined],
  ['fen.example', 'https://shop.example', undefined],
  ['javascript:alert(1)', 'https://shop.example', undefined],
  ['https://', 'https://shop.example', undefined],
  ['', 'https://shop.example', undefined],
])('when the site’s URL is %j and the shop’s URL is %s, returns the origin %s', (url, own, origin) =>
  expect(siteOrigin(url, own)).toBe(origin),
)
