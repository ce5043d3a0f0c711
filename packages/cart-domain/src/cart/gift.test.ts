import { expect, test } from 'vitest'
import { giftMessageActions, giftMessageOf } from './gift.ts'

const gift = { to: 'Ada', from: 'Bo', message: 'For "you"' }
const custom = {
  customFieldsRaw: [
    { name: 'giftTo', value: 'Ada' },
    { name: 'giftMessage', value: 'Hello' },
    { name: 'cartFixed', value: true },
  ],
}

test('returns the gift message of a cart, and undefined when the cart has no gift fields', () => {
  expect(giftMessageOf({ custom })).toEqual({ to: 'Ada', from: '', message: 'Hello' })
  expect(giftMessageOf({ custom: null })).toBeUndefined()
  expect(giftMessageOf({ custom: { customFieldsRaw: [{ name: 'cartFixed', value: true }] } })).toBeUndefined()
})

test('sets the custom type with the first gift message, and writes the fields as JSON text', () =>
  expect(giftMessageActions({ custom: null }, gift)).toEqual([
    {
      setCustomType: {
        typeKey: 'order-details',
        fields: [
          { name: 'giftTo', value: '"Ada"' },
          { name: 'giftFrom', value: '"Bo"' },
          { name: 'giftMessage', value: '"For \\"you\\""' },
        ],
      },
    },
  ]))

test('sets only the gift fields when the cart already has a custom type', () =>
  expect(
    giftMessageActions({ custom }, gift).map(
      (action) => 'setCustomField' in action && action.setCustomField.name,
    ),
  ).toEqual(['giftTo', 'giftFrom', 'giftMessage']))

test('removes only those gift fields that are set', () => {
  expect(giftMessageActions({ custom }, undefined)).toEqual([
    { setCustomField: { name: 'giftTo', value: null } },
    { setCustomField: { name: 'giftMessage', value: null } },
  ])
  expect(giftMessageActions({ custom: null }, undefined)).toEqual([])
})
