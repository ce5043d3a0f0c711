import { expect, test } from 'vitest'
import { purchaseOrderSchema } from './purchaseOrder.ts'
import { readForm } from './readForm.ts'

const read = (purchaseOrder: string) => readForm(purchaseOrderSchema, [['purchaseOrder', purchaseOrder]])

test.each(['PO 4711', '2026/11-07', 'Müller_#3.1', ' 12 '])(
  'accepts the purchase order number %j',
  (number) => {
    expect(read(number)).toEqual({ ok: true, value: { purchaseOrder: number.trim() } })
  },
)

test.each([
  ['', 'required'],
  [' ', 'required'],
  ['x'.repeat(51), 'too-long'],
  ['PO 💥', 'special-characters'],
  ['<b>', 'special-characters'],
])('refuses the purchase order number %j: %s', (number, problem) => {
  expect(read(number)).toMatchObject({ ok: false, problems: { purchaseOrder: problem } })
})
