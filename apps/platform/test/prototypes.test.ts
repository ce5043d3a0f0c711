import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededDatabase } from './freshDatabase.ts'
import { ownPlatform } from './ownPlatform.ts'

type Own = Awaited<ReturnType<typeof ownPlatform>>

// The platform runs in this process, so that the test sees changed prototypes.
describe('input with prototype names', () => {
  let own: Own
  beforeAll(async () => {
    own = await ownPlatform((await seededDatabase()).url)
  })
  afterAll(() => own.close())

  const post = async (body: string, token: string) =>
    own.shop.send('/selvedge/graphql', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    })

  const spoilt = '"__proto__": { "polluted": true }, "constructor": { "prototype": { "polluted": true } }'

  it('does not change prototypes when keys of the input are named like members of a prototype', async () => {
    const before = Object.getOwnPropertyNames(Object.prototype).sort()
    const guest = await own.shop.anonymous()
    const service = await own.shop.service()
    const signUp =
      'mutation ($draft: CustomerSignMeUpDraft!) { customerSignMeUp(draft: $draft) { customer { id } } }'
    const draft = `{ "email": "proto@example.com", "password": "First-Pass-1", ${spoilt} }`
    const bodies = [
      `{ "query": ${JSON.stringify(signUp)}, "variables": { "draft": ${draft}, ${spoilt} }, ${spoilt} }`,
      `{ "query": "{ me { customer { id } } }", ${spoilt} }`,
      `{ "query": "{ me { __proto__ constructor } }" }`,
    ]
    for (const body of bodies) expect((await post(body, guest)).status).toBeLessThan(500)
    const save =
      'mutation ($value: String!) { createOrUpdateCustomObject(draft: { container: "c", key: "__proto__", value: $value }) { value } }'
    const saved = await own.shop.graphql(service, save, { value: `{ ${spoilt} }` })
    expect(saved.body.data.createOrUpdateCustomObject.value.constructor).toEqual({
      prototype: { polluted: true },
    })
    const type = `mutation { createTypeDefinition(draft: { key: "proto", name: [], resourceTypeIds: ["customer"],
      fieldDefinitions: [{ name: "__proto__", label: [], required: false, inputHint: SingleLine, type: { String: {} } }] }) { id } }`
    await own.shop.graphql(service, type)
    const custom = { type: { key: 'proto' }, fields: [{ name: '__proto__', value: '"polluted"' }] }
    await own.shop.graphql(guest, signUp, {
      draft: { email: 'proto2@example.com', password: 'First-Pass-1', custom },
    })
    await own.shop.oauth(
      'token',
      JSON.parse(`{ "grant_type": "client_credentials", "__proto__": "x", "constructor": "y" }`),
    )
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(before)
  })
})
