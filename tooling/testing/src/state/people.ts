/** A recipient. */
export type Person = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** The country code; by default the form's country is not changed. */
  readonly country?: string
  readonly line1: string
  readonly city: string
  readonly state: string
  readonly postcode: string
  readonly phone: string
}

export const marianne: Person = {
  email: 'marianne.hale@example.com',
  firstName: 'Marianne',
  lastName: 'Hale',
  line1: '212 Warren Street',
  city: 'Hudson',
  state: 'NY',
  postcode: '12534',
  phone: '(518) 555-0142',
}

export const london: Person = {
  ...marianne,
  country: 'GB',
  line1: '10 Warren Street',
  city: 'London',
  state: '',
  postcode: 'W1T 5LD',
  phone: '020 7946 0958',
}

export const toronto: Person = {
  ...marianne,
  country: 'CA',
  line1: '40 King Street West',
  city: 'Toronto',
  state: 'ON',
  postcode: 'M5H 3Y2',
  phone: '(416) 555-0142',
}

export const berlin: Person = {
  ...marianne,
  country: 'DE',
  line1: 'Lindenallee 14',
  city: 'Berlin',
  state: '',
  postcode: '14050',
  phone: '+49 30 901820',
}

export const melbourne: Person = {
  ...marianne,
  country: 'AU',
  line1: '5 Flinders Lane',
  city: 'Melbourne',
  state: 'VIC',
  postcode: '3000',
  phone: '+61 3 9555 0142',
}

export type Currency = 'USD' | 'CAD' | 'EUR' | 'AUD' | 'GBP'

/** A recipient in a country with this currency. */
export const personIn: Readonly<Record<Currency, Person>> = {
  USD: { ...marianne, country: 'US' },
  CAD: toronto,
  EUR: berlin,
  AUD: melbourne,
  GBP: london,
}
