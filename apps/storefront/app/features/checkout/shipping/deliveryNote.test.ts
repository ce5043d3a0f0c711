import { expect, test } from 'vitest'
import { deliveryNote } from './deliveryNote.ts'

const note = 'Printed first, sent by courier.'
const shipsBy = 'Friday, November 27'

test.each([
  [{ shipsBy, free: false }, 'Ships by Friday, November 27.'],
  [{ shipsBy, free: true }, 'Complimentary: ships within 1–5 business days, by Friday, November 27.'],
  [{ shipsBy: '', free: true }, 'Complimentary: ships within 1–5 business days.'],
  [{ shipsBy: '', free: false }, note],
  [{ shipsBy: '', free: true, shipped: false }, note],
])('describes the delivery time %j in one sentence', (method, words) =>
  expect(deliveryNote({ note, shipped: true, ...method })).toBe(words),
)
