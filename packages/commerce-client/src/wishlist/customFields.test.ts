import { expect, test } from 'vitest'
import { customFieldsToCopy } from './customFields.ts'

const customFieldsRaw = [{ name: 'designName', value: 'Meadow' }]

test('copies the custom fields of a line of a cart like those of a line of a list', () => {
  const copied = { typeId: 'type-1', fields: customFieldsRaw }
  expect(customFieldsToCopy({ customFieldsRaw, type: { id: 'type-1' } })).toEqual(copied)
  expect(customFieldsToCopy({ customFieldsRaw, typeRef: { id: 'type-1' } })).toEqual(copied)
})

test.each([
  ['has no custom fields', null],
  ['has no values', { customFieldsRaw: null, type: { id: 'type-1' } }],
  ['has no type', { customFieldsRaw, type: null }],
])('returns undefined when a line %s', (_, custom) => expect(customFieldsToCopy(custom)).toBeUndefined())
