import { marianne, type Person } from './checkout.ts'

/** Marianne's friends abroad, who do not exist either. */
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
