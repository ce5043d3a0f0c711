import { describe, expect, it } from 'vitest'
import { shop } from './shop.ts'

describe('tokens', () => {
  it('starts an anonymous session with a refresh token that stays the same at each refresh', async () => {
    const { body } = await shop.oauth('selvedge/anonymous/token', { grant_type: 'client_credentials' })
    expect(body).toMatchObject({
      token_type: 'Bearer',
      expires_in: 172_800,
      refresh_token: expect.any(String),
    })
    expect(body.scope).toMatch(/manage_my_orders:selvedge .*anonymous_id:/)
    expect(body.scope).not.toMatch(/manage_orders/)
    const refreshed = await shop.oauth('token', {
      grant_type: 'refresh_token',
      refresh_token: body.refresh_token,
    })
    expect(refreshed.status).toBe(200)
    expect(refreshed.body.scope).toBe(body.scope)
    expect(refreshed.body).not.toHaveProperty('refresh_token')
    expect((await shop.oauth('introspect', { token: refreshed.body.access_token })).body).toMatchObject({
      active: true,
    })
    await shop.oauth('token/revoke', { token: body.refresh_token })
    expect((await shop.oauth('introspect', { token: refreshed.body.access_token })).body).toEqual({
      active: false,
    })
    const again = await shop.oauth('token', {
      grant_type: 'refresh_token',
      refresh_token: body.refresh_token,
    })
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant'])
  })

  it('refuses an access token from the moment of its revocation, also when it has just been used', async () => {
    const token = await shop.anonymous()
    expect((await shop.run(token, 'getActiveCart')).status).toBe(200)
    await shop.oauth('token/revoke', { token })
    expect((await shop.run(token, 'getActiveCart')).status).toBe(401)
    expect((await shop.oauth('introspect', { token })).body).toEqual({ active: false })
  })

  it('issues a token for parameters in the query string', async () => {
    const response = await shop.send(
      '/oauth/token?grant_type=client_credentials&scope=manage_orders:selvedge',
      {
        method: 'POST',
        headers: { authorization: shop.basic('test-client', 'test-secret-1') },
      },
    )
    expect(await response.json()).toMatchObject({ scope: 'manage_orders:selvedge' })
  })

  it('responds to an invalid token request with the platform’s error code and message', async () => {
    const login = { grant_type: 'password', username: 'customer@example.com' }
    const wrong = await shop.oauth('selvedge/customers/token', { ...login, password: 'nope' })
    expect([wrong.status, wrong.body.error, wrong.body.message]).toEqual([
      400,
      'invalid_customer_account_credentials',
      'Customer account with the given credentials not found.',
    ])
    const client = await shop.oauth(
      'token',
      { grant_type: 'client_credentials' },
      shop.basic('test-client', 'wrong'),
    )
    expect([client.status, client.body.error]).toEqual([401, 'invalid_client'])
    const scope = await shop.oauth('token', {
      grant_type: 'client_credentials',
      scope: 'manage_project:selvedge',
    })
    expect([scope.status, scope.body.error]).toEqual([400, 'invalid_scope'])
    expect((await shop.oauth('token', { grant_type: 'magic' })).body.error).toBe('unsupported_grant_type')
    expect((await shop.oauth('token', {})).body.error).toBe('invalid_request')
    const taken = { grant_type: 'client_credentials', anonymous_id: 'one-and-only' }
    expect((await shop.oauth('selvedge/anonymous/token', taken)).status).toBe(200)
    expect((await shop.oauth('selvedge/anonymous/token', taken)).body.error).toBe('AnonymousIdAlreadyInUse')
    const bearer = await shop.run('nonsense', 'getActiveCart')
    expect([bearer.status, bearer.body.error]).toEqual([401, 'invalid_token'])
  })

  it('gives a shopper’s token no access to other carts', async () => {
    const { status, body } = await shop.run(await shop.anonymous(), 'getCart', { id: 'x' })
    expect([status, body.errors[0].extensions.code]).toEqual([403, 'insufficient_scope'])
  })
})
