import { expect, test } from 'vitest'
import { banner } from './banner.ts'

const urls = {
  storefront: 'http://localhost:3000',
  identity: 'http://localhost:3001',
  platform: 'http://localhost:3002',
  'payment-sandbox': 'http://localhost:3003',
}

const shop = { urls, publicUrl: undefined, key: undefined, hasMailbox: false, sendsMails: false }

test('prints the links to mailbox and console without a key when only this machine can reach these services', () => {
  const text = banner({ ...shop, hasMailbox: true })
  expect(text).toContain('http://localhost:3001/mailbox\n')
  expect(text).toContain('http://localhost:3003/console\n')
})

test('prints the links to mailbox and console with the key when other machines can reach these services', () => {
  const text = banner({ ...shop, key: 'a-key-of-this-start', hasMailbox: true })
  expect(text).toContain('http://localhost:3001/mailbox?key=a-key-of-this-start\n')
  expect(text).toContain('http://localhost:3003/console?key=a-key-of-this-start\n')
})

test('prints no links to services that are not running', () => {
  const { 'payment-sandbox': _, ...others } = urls
  const text = banner({ ...shop, urls: others })
  expect(text).not.toContain('/mailbox')
  expect(text).not.toContain('/console')
})

test('prints demo accounts and test cards only when they can be used', () => {
  expect(banner(shop)).toContain('Pay with')
  expect(banner(shop)).toContain('Sign in as')
  const { 'payment-sandbox': _, ...paid } = urls
  expect(banner({ ...shop, urls: paid })).not.toContain('4242')
  const { platform, ...own } = paid
  expect(banner({ ...shop, urls: own })).not.toContain('example.com')
})

test('prints the public URL of the shop, and whether emails are sent', () => {
  const text = banner({ ...shop, publicUrl: 'https://shop.example', sendsMails: true })
  expect(text).toContain('open:  https://shop.example\n')
  expect(text).toContain('sent by SMTP_URL')
  expect(banner(shop)).toContain('Mails    none is sent\n')
})

test('prints the path of the environment file for another site when there is one', () => {
  expect(banner(shop)).not.toContain('another site')
  expect(banner({ ...shop, siteEnvironment: '/data/site.env' })).toContain(
    'for another site: /data/site.env\n',
  )
})
