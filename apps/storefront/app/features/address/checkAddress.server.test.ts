import { expect, test } from 'vitest'
import { type AddressVerifier, localVerifier } from '../../../server/address/verifyAddress.ts'
import { checkAddress } from './checkAddress.server.ts'
import { readAddress } from './readAddress.server.ts'

const typed = (more: Record<string, string> = {}) => {
  const form = readAddress(
    Object.entries({
      firstName: 'Marianne',
      lastName: 'Hale',
      country: 'GB',
      line1: '10 Downing Street',
      city: 'London',
      postcode: 'SW1A 2AA',
      phone: '020 7946 0958',
      ...more,
    }),
  )
  if (!form.ok) throw new Error(JSON.stringify(form.problems))
  return form.value
}
/** An address whose postcode belongs to another province. */
const slipped = () =>
  typed({
    country: 'CA',
    line1: '40 King Street West',
    city: 'Toronto',
    state: 'QC',
    postcode: 'M5H 3Y2',
    phone: '(416) 555-0142',
  })
const formOf = (fields: Record<string, string> = {}): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const shop = { verifyAddress: localVerifier }
const check = async (address = slipped()) => {
  const checked = await checkAddress(shop, address, formOf())
  if (checked.ok || checked.problem.kind !== 'address') throw new Error('it was not asked')
  return checked.problem
}

test('accepts an address that differs from the suggestion only in case and spaces, and formats its postcode', async () => {
  const address = typed({ line1: '10 downing street', city: 'LONDON', postcode: 'sw1a2aa' })
  expect(await checkAddress(shop, address, formOf())).toEqual({
    ok: true,
    value: { ...address, postcode: 'SW1A 2AA' },
  })
})

test('shows the shopper a suggestion, and uses the suggestion when the shopper chooses it', async () => {
  const { key, suggestion } = await check()
  expect(suggestion).toMatchObject({ state: 'ON', firstName: 'Marianne' })
  const chosen = formOf({ addressFor: key, addressChoice: 'suggested' })
  expect(await checkAddress(shop, slipped(), chosen)).toMatchObject({
    ok: true,
    value: { state: 'ON' },
  })
})

test('uses the typed address when the shopper chooses it, even when the address provider finds no match', async () => {
  for (const address of [slipped(), typed({ city: '12' })]) {
    const { key } = await check(address)
    const chosen = formOf({ addressFor: key, addressChoice: 'typed' })
    expect(await checkAddress(shop, address, chosen)).toEqual({ ok: true, value: address })
  }
})

test('ignores a choice between typed and suggested address that was made for another address', async () => {
  const { key } = await check()
  const chosen = formOf({ addressFor: key, addressChoice: 'typed' })
  expect(await checkAddress(shop, typed({ city: '12' }), chosen)).toMatchObject({ ok: false })
})

test('accepts any address when the provider does not respond', async () => {
  const silent: AddressVerifier = async () => ({ kind: 'unknown' })
  expect(await checkAddress({ verifyAddress: silent }, typed(), formOf())).toMatchObject({ ok: true })
})
