import { describe, expect, it } from 'vitest'
import { aLine, aProduct } from '../engine/testing/builders.ts'
import { mergeLines } from './mergeCarts.ts'

const [lawn, roll] = [aProduct('lawn', 1899), aProduct('roll', 5005)]
const quantities = (lines: ReturnType<typeof mergeLines>) =>
  lines.map((line) => [line.productId, line.quantity])

describe('mergeLines', () => {
  it('uses the greater of two quantities instead of their sum, and adds new lines', () => {
    const merged = mergeLines([aLine(lawn, 2)], [aLine(lawn, 3), aLine(roll, 1)])
    expect(quantities(merged)).toEqual([
      ['lawn', 3],
      ['roll', 1],
    ])
    expect(quantities(mergeLines([aLine(lawn, 5)], [aLine(lawn, 3)]))).toEqual([['lawn', 5]])
  })

  it('keeps the customer’s custom fields and gives added lines new ids', () => {
    const custom = { typeId: 't', fields: { name: 'own' } }
    const [kept, added] = mergeLines(
      [{ ...aLine(lawn, 1), custom }],
      [{ ...aLine(lawn, 2), custom: { typeId: 't', fields: { name: 'guest' } } }, aLine(roll, 1)],
    )
    expect(kept?.custom).toEqual(custom)
    expect(added?.id).not.toBe(aLine(roll, 1).id)
  })

  it('drops the guest’s gifts, and drops line keys that the customer’s cart already has', () => {
    const merged = mergeLines(
      [{ ...aLine(lawn, 1), key: 'a' }],
      [
        { ...aLine(roll, 1), key: 'a' },
        { ...aLine(aProduct('sampler', 990), 1), giftOf: 'gift' },
      ],
    )
    expect(merged.map((line) => line.key)).toEqual(['a', undefined])
  })
})
