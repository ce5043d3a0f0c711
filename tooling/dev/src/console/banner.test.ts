import { expect, test } from 'vitest'
import { banner } from './banner.ts'

const urls = {
  storefront: 'http://localhost:3000',
  identity: 'http://localhost:3001',
  platform: 'http://localhost:3002',
  'payment-sandbox': 'http://localhost:3003',
}

test('prints the links of mailbox and console, without a key while only this machine reaches them', () => {
  const text = banner({ urls, key: undefined, hasMailbox: true })
  expect(text).toContain('http://localhost:3001/mailbox\n')
  expect(text).toContain('http://localhost:3003/console\n')
})

test('prints the key with the links when other machines reach them', () => {
  const text = banner({ urls, key: 'a-key-of-this-start', hasMailbox: true })
  expect(text).toContain('http://localhost:3001/mailbox?key=a-key-of-this-start\n')
  expect(text).toContain('http://localhost:3003/console?key=a-key-of-this-start\n')
})

test('prints no links to services that are not running', () => {
  const { 'payment-sandbox': _, ...others } = urls
  const text = banner({ urls: others, key: undefined, hasMailbox: false })
  expect(text).not.toContain('/mailbox')
  expect(text).not.toContain('/console')
})
