import { expect, test } from 'vitest'
import type { AddressVerifier } from '../../../server/address/addressVerifier.ts'
import { localVerifier } from '../../../server/address/localVerifier.ts'
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
      postcode: 'SW1A2AA',
      phone: '020 7946 0958',
      ...more,
    }),
  )
  if (!form.ok) throw new Error(JSON.stringify(form.problems))
  return form.value
}
const formOf = (fields: Record<string, string> = {}): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const shop = { verifyAddress: localVerifier }
const ask = async (address = typed()) => {
  const checked = await checkAddress(shop, address, formOf())
  if (checked.kind !== 'ask' || checked.problem.kind !== 'address') throw new Error('it was not asked')
  return checked.problem
}

test('what is most likely meant is asked about, and taken when it is chosen', async () => {
  const { key, suggestion } = await ask()
  expect(suggestion).toMatchObject({ postcode: 'SW1A 2AA', firstName: 'Marianne' })
  const chosen = formOf({ addressFor: key, addressChoice: 'suggested' })
  expect(await checkAddress(shop, typed(), chosen)).toMatchObject({
    kind: 'address',
    address: { postcode: 'SW1A 2AA' },
  })
})

test('as typed is taken when that is chosen, also when nothing like it is known', async () => {
  for (const address of [typed(), typed({ city: '12' })]) {
    const { key } = await ask(address)
    const chosen = formOf({ addressFor: key, addressChoice: 'typed' })
    expect(await checkAddress(shop, address, chosen)).toEqual({ kind: 'address', address })
  }
})

test('a choice counts for the address that it was about, and for no other', async () => {
  const { key } = await ask()
  const chosen = formOf({ addressFor: key, addressChoice: 'typed' })
  expect(await checkAddress(shop, typed({ city: '12' }), chosen)).toMatchObject({ kind: 'ask' })
})

test('nobody who could be asked keeps nobody from ordering', async () => {
  const silent: AddressVerifier = async () => ({ kind: 'unknown' })
  expect(await checkAddress({ verifyAddress: silent }, typed(), formOf())).toMatchObject({ kind: 'address' })
})
