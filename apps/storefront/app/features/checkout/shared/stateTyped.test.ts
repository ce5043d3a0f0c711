import { expect, test } from 'vitest'
import { createFields } from '../../forms/createFields.ts'
import { stateTyped } from './stateTyped.ts'

const hudson = { country: 'US', state: 'NY' }
const typed = (values: Readonly<Record<string, string>>) => createFields({ values, problems: {} }, hudson, {})

test('a saved state counts for the country that it was saved for, and again when one comes back to it', () => {
  const fields = createFields(undefined, hudson, {})
  expect(['US', 'GB', 'US'].map((country) => stateTyped(fields, country))).toEqual(['NY', '', 'NY'])
})

test('a state that stood in the form while the country was changed is not the other country’s', () =>
  expect(stateTyped(typed({ country: 'GB', stateFor: 'US', state: 'NY' }), 'GB')).toBe(''))

test('a saved state does not come up again in a country that was chosen from one without states', () => {
  const fromGermany = createFields(
    { values: { country: 'GB' }, problems: {} },
    { ...hudson, stateFor: 'US' },
    {},
  )
  expect(stateTyped(fromGermany, 'GB')).toBe('')
})

test('a county comes back as it was typed for its country', () =>
  expect(stateTyped(typed({ country: 'GB', stateFor: 'GB', state: 'Kent' }), 'GB')).toBe('Kent'))

test('what was kept without saying for which country it was counts for the country beside it', () =>
  expect(stateTyped(typed({ country: 'GB', state: 'Kent' }), 'GB')).toBe('Kent'))
