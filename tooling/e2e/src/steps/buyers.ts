import type { Purchase } from '../matrix/purchases.ts'
import { marianne, type Person } from './checkout.ts'
import { london, toronto } from './people.ts'

/** The seeded customers by what they are. */
export const accounts = {
  customer: 'customer@example.com',
  trade: 'trade@example.com',
  Plus: 'plus@example.com',
} as const satisfies Record<Exclude<Purchase['buyer'], 'guest'>, string>

/** Someone who lives where the currency is paid in. */
export const personIn: Readonly<Record<Purchase['currency'], Person>> = {
  USD: { ...marianne, country: 'US' },
  CAD: toronto,
  EUR: {
    ...marianne,
    country: 'DE',
    line1: 'Lindenallee 14',
    city: 'Berlin',
    state: '',
    postcode: '14050',
    phone: '+49 30 901820',
  },
  AUD: {
    ...marianne,
    country: 'AU',
    line1: '5 Flinders Lane',
    city: 'Melbourne',
    state: 'VIC',
    postcode: '3000',
    phone: '+61 3 9555 0142',
  },
  GBP: london,
}
