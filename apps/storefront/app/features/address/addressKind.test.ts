import { expect, test } from 'vitest'
import { createFields } from '../forms/createFields.ts'
import { typedState } from './addressKind.ts'

const hudson = { country: 'US', state: 'NY' }
const typed = (values: Readonly<Record<string, string>>) => createFields({ values, problems: {} }, hudson, {})

test('shows the state of a saved address only while that address’s country is selected', () => {
  const fields = createFields(undefined, hudson, {})
  expect(['US', 'GB', 'US'].map((country) => typedState(fields, country))).toEqual(['NY', '', 'NY'])
})

test('drops a typed state when the country changes', () =>
  expect(typedState(typed({ country: 'GB', stateFor: 'US', state: 'NY' }), 'GB')).toBe(''))

test('drops a saved state when a country without states was selected in the meantime', () => {
  const fromGermany = createFields(
    { values: { country: 'GB' }, problems: {} },
    { ...hudson, stateFor: 'US' },
    {},
  )
  expect(typedState(fromGermany, 'GB')).toBe('')
})

test('keeps a typed county while the country stays the same', () =>
  expect(typedState(typed({ country: 'GB', stateFor: 'GB', state: 'Kent' }), 'GB')).toBe('Kent'))

test('keeps a typed state when the form does not send the country that the state belongs to', () =>
  expect(typedState(typed({ country: 'GB', state: 'Kent' }), 'GB')).toBe('Kent'))
