import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { platformUrl, shop } from './shop.ts'

const statusFor = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(`${platformUrl}/missing`, { headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .once('error', reject)
      .end()
  })

describe('the server', () => {
  it('reports health and readiness', async () => {
    expect((await fetch(`${platformUrl}/healthz`)).status).toBe(200)
    expect((await fetch(`${platformUrl}/readyz`)).status).toBe(200)
  })

  it.each(['/healthz', '/missing', '/pictures/none/front.svg', '/oauth/token'])(
    'sends nosniff in the response to %s',
    async (path) => {
      const { headers } = await fetch(`${platformUrl}${path}`)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('strict-transport-security')).toBeNull()
    },
  )

  it('refuses a request for an unknown host name', async () => {
    expect(await statusFor('images.test')).toBe(404)
    expect(await statusFor('evil.test')).toBe(400)
  })

  it('rejects queries that are too deep or too wide', async () => {
    const token = await shop.anonymous()
    const deep = `{ categories { results { ${'parent { '.repeat(20)} id ${'} '.repeat(20)} } } }`
    expect((await shop.graphql(token, deep)).body.errors[0].extensions.code).toBe(
      'QueryComplexityLimitExceeded',
    )
    const wide = `{ ${Array.from({ length: 80 }, (_, i) => `a${i}: me { customer { id } }`).join(' ')} }`
    expect((await shop.graphql(token, wide)).body.errors[0].extensions.code).toBe(
      'QueryComplexityLimitExceeded',
    )
    const broken = await shop.graphql(token, '{ nonsense }')
    expect([broken.status, broken.body.errors[0].extensions.code]).toEqual([400, 'InvalidInput'])
  })
})
