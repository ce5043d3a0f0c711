import { inject } from 'vitest'
import { createClient } from './client.ts'

/** The URL of the platform under test. */
export const platformUrl = inject('platformUrl')

export const shop = createClient((path, init) => fetch(`${platformUrl}${path}`, init))

/** A yard of quilting cotton: 18.99 USD, trade 15.19 USD. */
export const sku = 'quince-orchard-night-pond-printed-fabric-qc-yard'

/** An address in a state with 4.75 % sales tax. */
export const home = {
  country: 'US',
  state: 'NC',
  city: 'Durham',
  postalCode: '27701',
  streetName: 'Morgan Street',
  streetNumber: '1',
  firstName: 'Ada',
  lastName: 'Hill',
}
