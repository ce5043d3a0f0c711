import { describe, expect, it } from 'vitest'
import { aLine, aProduct } from '../engine/testing/builders.ts'
import { mergedLines } from './mergeCarts.ts'

const [lawn, roll] = [aProduct('lawn', 1899), aProduct('roll', 5005)]
const quantities = (lines: ReturnType<typeof mergedLines>) =>
  lines.map((line) => [line.productId, line.quantity])

describe('mergedLines', () => {
  it('keeps the greater quantity, not the sum, and brings what is new along', () => {
    const merged = mergedLines([aLine(lawn, 2)], [aLine(lawn, 3), aLine(roll, 1)])
    expect(quantities(merged)).toEqual([
      ['lawn', 3],
      ['roll', 1],
    ])
    expect(quantities(mergedLines([aLine(lawn, 5)], [aLine(lawn, 3)]))).toEqual([['lawn', 5]])
  })

  it('keeps the customer’s custom fields and gives new lines ids of their own', () => {
    const custom = { typeId: 't', fields: { name: 'own' } }
    const [kept, added] = mergedLines(
      [{ ...aLine(lawn, 1), custom }],
      [{ ...aLine(lawn, 2), custom: { typeId: 't', fields: { name: 'guest' } } }, aLine(roll, 1)],
    )
    expect(kept?.custom).toEqual(custom)
    expect(added?.id).not.toBe(aLine(roll, 1).id)
  })

  it('drops a guest’s key that the customer’s cart has, and gifts', () => {
    const merged = mergedLines(
      [{ ...aLine(lawn, 1), key: 'a' }],
      [
        { ...aLine(roll, 1), key: 'a' },
        { ...aLine(aProduct('sampler', 990), 1), giftOf: 'gift' },
      ],
    )
    expect(merged.map((line) => line.key)).toEqual(['a', undefined])
  })
})
