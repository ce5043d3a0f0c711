import { expect, test } from 'vitest'
import { listOf, toXml } from './xml.ts'

const body = (xml: string): string => xml.slice(xml.indexOf('\n') + 1)

test('writes names with dashes, and marks values with their types', () => {
  expect(
    body(toXml('creditCard', { last4: '1111', count: 2, isDefault: true, gone: null, unsaid: undefined })),
  ).toBe(
    '<credit-card><last4>1111</last4><count type="integer">2</count><is-default type="boolean">true</is-default><gone nil="true"/></credit-card>',
  )
})

test('writes a single capital letter in a name as a separate word, between dashes', () => {
  expect(body(toXml('threeDSecureInfo', 'x'))).toBe('<three-d-secure-info>x</three-d-secure-info>')
})

test('marks lists as arrays, including empty ones', () => {
  expect(body(toXml('ids', listOf('item', ['a', 'b'])))).toBe(
    '<ids type="array"><item>a</item><item>b</item></ids>',
  )
  expect(body(toXml('ids', listOf('item', [])))).toBe('<ids type="array"></ids>')
})

test('escapes text', () => {
  expect(body(toXml('order-id', '</order-id><b>"&\u0000\ud800'))).toBe(
    '<order-id>&lt;/order-id&gt;&lt;b&gt;&quot;&amp;\ufffd</order-id>',
  )
})
