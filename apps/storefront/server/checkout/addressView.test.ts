import { AddressForm, readForm } from '@selvedge/cart-domain/forms'
import type { PlatformAddress } from '@selvedge/commerce-client'
import { expect, test } from 'vitest'
import { addressView, platformAddress } from './addressView.ts'

const aForm = (more: Record<string, string> = {}) => ({
  firstName: 'Marianne',
  lastName: 'Hale',
  company: 'Hale & Co',
  country: 'US',
  line1: '212 Warren Street',
  line2: 'Floor 2',
  city: 'Hudson',
  state: 'NY',
  postcode: '12534',
  phone: '(518) 555-0142',
  ...more,
})

const throughPlatform = (typed: Record<string, string>) => {
  const form = readForm(AddressForm, Object.entries(typed))
  if (!form.ok) throw new Error(JSON.stringify(form.problems))
  const empty = { id: 'a', key: null, title: null, salutation: null, region: null, mobile: null, fax: null }
  return addressView({ ...empty, ...platformAddress(form.value) } as PlatformAddress)
}

test('what was typed comes back from the platform as it was, in each country', () => {
  for (const typed of [
    aForm(),
    aForm({ instructions: 'Ring twice' }),
    aForm({ country: 'DE', line1: 'Torstraße 12', state: '', postcode: '10119', city: 'Berlin' }),
    aForm({ line1: '', poBox: 'PO Box 12' }),
    aForm({
      addressType: 'APO/FPO',
      line1: '',
      militaryUnit: 'Unit 2050',
      militaryBox: '4190',
      city: 'APO',
      state: 'AP',
      postcode: '96278',
    }),
  ])
    expect(throughPlatform(typed)).toMatchObject(typed)
})

test('a street that was typed before the address became a military one does not go along', () => {
  const view = throughPlatform(
    aForm({
      addressType: 'APO/FPO',
      militaryUnit: 'Unit 2050',
      militaryBox: '4190',
      city: 'APO',
      state: 'AE',
      postcode: '09001',
    }),
  )
  expect(view.line1).toBe('')
})
