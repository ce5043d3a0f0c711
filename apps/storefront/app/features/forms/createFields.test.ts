import type { FormProblems } from '@selvedge/cart-domain/forms'
import { expect, test } from 'vitest'
import { createFields } from './createFields.ts'

const labels = { firstName: 'First name', phone: 'Phone', agreement: 'I agree' }
const summaryOf = (problems: FormProblems) => createFields({ problems, values: {} }, {}, labels).summary

test('the summary names what is wrong in the order of the form, each with its field', () =>
  expect(summaryOf({ phone: 'phone', firstName: 'required' }).errors.map(({ fieldId }) => fieldId)).toEqual([
    'firstName',
    'phone',
  ]))

test('an answer is told from the next one that says the same, not from itself rendered again', () => {
  const problems: FormProblems = { firstName: 'too-short' }
  expect(summaryOf(problems).of).toBe(summaryOf(problems).of)
  expect(summaryOf(problems).of).not.toBe(summaryOf({ ...problems }).of)
})

test.each([
  [{ firstName: 'required', phone: 'phone' }, 'Please fill required fields.'],
  [{ agreement: 'agreement' }, 'Please fill required fields.'],
  [{ phone: 'phone' }, 'Please correct these fields.'],
] satisfies [FormProblems, string][])('%j has the title %s', (problems, title) =>
  expect(summaryOf(problems).title).toBe(title),
)
