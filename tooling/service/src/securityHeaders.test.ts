import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { securityHeaders, setSecurityHeaders } from './securityHeaders.ts'

const headersOf = async (publicUrl: string, path: string): Promise<Headers> => {
  const app = new Hono().use(setSecurityHeaders(securityHeaders(publicUrl)))
  app.get('/page', (context) => context.html('', 200, { 'content-security-policy': "default-src 'self'" }))
  app.get('/data', (context) => context.json({}))
  return (await app.request(path)).headers
}

test.each(['/page', '/data', '/missing'])(
  'for %s, always sends nosniff, but HSTS only when the public URL is https',
  async (path) => {
    const [http, https] = [
      await headersOf('http://localhost:3000', path),
      await headersOf('https://shop.example', path),
    ]
    expect([http, https].map((headers) => headers.get('x-content-type-options'))).toEqual([
      'nosniff',
      'nosniff',
    ])
    expect(http.get('strict-transport-security')).toBeNull()
    expect(https.get('strict-transport-security')).toMatch(/^max-age=/)
  },
)

test.each([
  ['/page', "default-src 'self'"],
  ['/data', expect.stringMatching(/^default-src 'none'/)],
  ['/missing', expect.stringMatching(/^default-src 'none'/)],
])(
  'keeps the content security policy of a page, and forbids other responses to load anything: %s',
  async (path, policy) =>
    expect((await headersOf('https://shop.example', path)).get('content-security-policy')).toEqual(policy),
)
