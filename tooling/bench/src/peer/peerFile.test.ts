import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { parsePeerFile, readPeerFile } from './peerFile.ts'

const file = {
  name: 'Other shop',
  command: ['node', 'serve.mjs'],
  pages: { home: '/', category: '/c', product: '/p', cart: '/cart' },
  fillCart: ['node', 'fillCart.mjs'],
  presses: { menu: { page: 'home', selector: 'button' } },
  links: { category: 'a', product: 'a' },
}

test('reads a peer.json, with presses at 390 px by default', () => {
  expect(parsePeerFile(JSON.stringify(file), 'peer.json')).toEqual({
    ...file,
    presses: { menu: { page: 'home', selector: 'button', width: 390 } },
  })
})

test('accepts a shop without presses', () => {
  const { presses: _, ...withoutPresses } = file
  expect(parsePeerFile(JSON.stringify(withoutPresses), 'peer.json').presses).toEqual({})
})

test.each([
  ['no JSON', '{', 'peer.json is not JSON.'],
  [
    'a page without a slash',
    JSON.stringify({ ...file, pages: { ...file.pages, cart: 'cart' } }),
    'pages.cart',
  ],
  ['an empty command', JSON.stringify({ ...file, command: [] }), 'command'],
])('names the wrong value: %s', (_, text, message) => {
  expect(() => parsePeerFile(text, 'peer.json')).toThrow(message)
})

test('names the missing file and the README', () => {
  expect(() => readPeerFile(`${tmpdir()}/no-such-shop`)).toThrow(
    /no-such-shop\/peer\.json is missing.*README/,
  )
})
