import type { FormProblems } from '@selvedge/cart-domain/forms'
import { expect, test } from 'vitest'
import { createFields } from './createFields.ts'

const labels = { firstName: 'First name', phone: 'Phone', agreement: 'I agree' }
const summaryOf = (problems: FormProblems) => createFields({ problems, values: {} }, {}, labels).summary

test('lists the errors in the order of the form, each with a link to its field', () =>
  expect(summaryOf({ phone: 'phone', firstName: 'required' }).errors.map(({ fieldId }) => fieldId)).toEqual([
    'firstName',
    'phone',
  ]))

test('returns the same summary key for one error response, and another key for a later response with equal errors', () => {
  const problems: FormProblems = { firstName: 'too-short' }
  expect(summaryOf(problems).response).toBe(summaryOf(problems).response)
  expect(summaryOf(problems).response).not.toBe(summaryOf({ ...problems }).response)
})

test.each([
  [{ firstName: 'required', phone: 'phone' }, 'Please fill required fields.'],
  [{ agreement: 'agreement' }, 'Please fill required fields.'],
  [{ phone: 'phone' }, 'Please correct these fields.'],
] satisfies [FormProblems, string][])('gives the problems %j the summary title %s', (problems, title) =>
  expect(summaryOf(problems).title).toBe(title),
)
